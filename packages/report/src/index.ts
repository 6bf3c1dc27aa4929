export type { PageFacts } from './page-context.ts';
export { reportPage } from './report-page.ts';
export { seriesPage, type SeriesFacts, type SeriesGame } from './series-page.ts';
export type { ReportLanguage } from './report-texts.ts';
