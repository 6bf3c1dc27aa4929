export { html, escapeText, Markup, type Content } from './markup.ts';
export type { PageFacts } from './page-context.ts';
export { reportPage } from './report-page.ts';
export { REPORT_LANGUAGES, type ReportLanguage } from './report-texts.ts';
