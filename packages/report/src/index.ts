export { html, escapeText, Markup, type Content } from './markup.ts';
export type { PageFacts } from './page-context.ts';
export { reportPage } from './report-page.ts';
export { seriesPage, type SeriesFacts, type SeriesGame } from './series-page.ts';
export { REPORT_LANGUAGES, type ReportLanguage } from './report-texts.ts';
