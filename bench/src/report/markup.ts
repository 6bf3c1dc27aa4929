/** HTML and SVG as text: every value is escaped, every element closed. */

/** Finished markup. */
export interface Markup {
  readonly html: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;
/** Content: text is escaped. */
export type Content = Markup | string | readonly (Markup | string)[];

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text that stands for itself in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);

/** One element. Numbers in attributes are rounded to hundredths. */
export function element(name: string, attributes: Attributes, content: Content = []): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(textOf(value ?? ''))}"`)
    .join('');
  return { html: `<${name}${written}>${htmlOf(content)}</${name}>` };
}

/** Markup of contents, one after the other. */
export function htmlOf(content: Content): string {
  if (typeof content === 'string') return escapeHtml(content);
  if ('html' in content) return content.html;
  return content.map(htmlOf).join('');
}

const textOf = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
