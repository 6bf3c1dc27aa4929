/** The OpenAPI document as a page for people. */
import { escaped, htmlPage } from './html-page.ts';

/** The page; in English, as the document. */
export function docsPage(document: object): string {
  const info = objectIn(document, 'info');
  const sections: string[] = [];
  for (const [path, methods] of Object.entries(objectIn(document, 'paths'))) {
    if (!isObject(methods)) continue;
    const post = objectIn(methods, 'post');
    const get = objectIn(methods, 'get');
    const operation = Object.keys(post).length > 0 ? post : get;
    sections.push(sectionOf(path, Object.keys(methods), operation));
  }
  const body = `<h1>Bestzug ${escaped(textIn(info, 'version'))}: interface for programs</h1>
<p>${escaped(textIn(info, 'description'))} Errors are <code>{"error":{"kind","message",…}}</code> with a status from 400 up; facts stand beside the message.</p>
<p><a href="/api/docs.json">The same as an OpenAPI document</a></p>
${sections.join('\n')}`;
  return htmlPage('en', 'Interface for programs', body);
}

function sectionOf(path: string, methods: readonly string[], operation: object): string {
  const names = methods.map((method) => method.toUpperCase()).join(', ');
  const schema = requestSchemaOf(operation);
  const properties = Object.entries(objectIn(schema, 'properties'));
  const required = valueIn(schema, 'required');
  const rows = properties.map(([name, property]) => {
    const isRequired = Array.isArray(required) && required.includes(name);
    return rowOf(name, isObject(property) ? property : {}, isRequired);
  });
  const table =
    rows.length === 0
      ? ''
      : `<div class="table"><table><thead><tr><th>Property</th><th>Type</th><th>Meaning</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
  return `<section>
<h2>${escaped(path)}</h2>
<p><span class="method">${escaped(names)}</span> ${escaped(textIn(operation, 'summary'))}</p>
${table}
${exampleOf(path, properties)}
${statusesOf(operation)}
</section>`;
}

function rowOf(name: string, property: object, isRequired: boolean): string {
  const choices = valueIn(property, 'enum');
  const type = Array.isArray(choices) ? choices.join(' | ') : textIn(property, 'type');
  const fallback = valueIn(property, 'default');
  const limits = [
    ...(isRequired ? ['required'] : []),
    ...(fallback === undefined ? [] : [`default ${JSON.stringify(fallback)}`]),
  ].join(', ');
  const meaning = [textIn(property, 'description'), limits === '' ? '' : `(${limits})`].join(' ');
  return `<tr><td><code>${escaped(name)}</code></td><td>${escaped(type)}</td><td>${escaped(meaning.trim())}</td></tr>`;
}

/** A call that works as it stands. */
function exampleOf(path: string, properties: readonly (readonly [string, unknown])[]): string {
  const [name, property] = properties[0] ?? ['', {}];
  const examples = isObject(property) ? valueIn(property, 'examples') : undefined;
  if (!Array.isArray(examples)) return '';
  const body = JSON.stringify({ [name]: examples[0] });
  const call = `curl -H 'content-type: application/json' -d '${body}' http://127.0.0.1:8015${path}`;
  return `<h3>Example</h3>\n<pre>${escaped(call)}</pre>`;
}

function statusesOf(operation: object): string {
  const rows = Object.entries(objectIn(operation, 'responses')).map(
    ([status, response]) =>
      `<tr><td>${escaped(status)}</td><td>${escaped(isObject(response) ? textIn(response, 'description') : '')}</td></tr>`,
  );
  return `<h3>Answers</h3>\n<div class="table"><table><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

function requestSchemaOf(operation: object): object {
  const content = objectIn(objectIn(operation, 'requestBody'), 'content');
  return objectIn(objectIn(content, 'application/json'), 'schema');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueIn = (value: object, key: string): unknown =>
  Object.entries(value).find(([name]) => name === key)?.[1];

function objectIn(value: object, key: string): object {
  const found = valueIn(value, key);
  return isObject(found) ? found : {};
}

function textIn(value: object, key: string): string {
  const found = valueIn(value, key);
  return typeof found === 'string' ? found : '';
}
