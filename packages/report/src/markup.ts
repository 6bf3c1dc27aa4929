/** HTML as values: whatever is put into a template is escaped unless it is markup itself. */

/** Finished markup. Text from outside becomes markup through `html` alone, which escapes it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What templates take; of lists each item, nothing for `undefined` and `false`. */
export type Content = string | number | Markup | undefined | false | readonly Content[];

/** Markup with contents: html`<b>${name}</b>`. Attribute values have to stand in double quotes. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  const text = strings.reduce((before, part, index) => before + render(contents[index - 1]) + part);
  return new Markup(text);
}

function render(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string') return escapeText(content);
  return typeof content === 'number' ? String(content) : content.map(render).join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element contents and for attribute values in quotes. Control characters go. */
const escapeText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign);
