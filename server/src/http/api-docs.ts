/** The API as a page for people: every endpoint with what it takes and what it answers, out of the OpenAPI document. No script runs in it. */
interface Operation {
  summary?: string;
  tags?: string[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { name: string; in: string; required?: boolean }[];
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

export interface OpenApiDocument {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const asCode = (value: unknown) => (value === undefined ? '' : `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`);

function operationCard(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(({ name, in: where, required }) => `<li><code>${escape(name)}</code> (${where}${required ? ', required' : ''})</li>`);
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { content }]) => `<details><summary>Answer ${escape(status)}</summary>${asCode(Object.values(content ?? {})[0]?.schema)}</details>`,
  );
  return `<section><h3><b>${method.toUpperCase()}</b> <code>/api${escape(path)}</code></h3>
    ${parameters.length ? `<ul>${parameters.join('')}</ul>` : ''}
    ${body ? `<details><summary>Body</summary>${asCode(body)}</details>` : ''}${answers.join('')}</section>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fbf5ea;color:#2b2140}
  h3{margin:1.5rem 0 .25rem}b{color:#5a3e9b}pre{overflow:auto;background:#fffdf8;padding:1rem;border-radius:12px}a{color:#5a3e9b}summary{cursor:pointer;min-height:2rem}`;

export function apiDocsPage(document: OpenApiDocument): string {
  const cards = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationCard(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
    <title>${escape(document.info.title)} API</title><style>${STYLE}</style></head><body><main><h1>${escape(document.info.title)} API</h1>
    <p>${escape(document.info.description ?? '')} Sign in with the session cookie or <code>Authorization: Bearer</code>.
    Refusals read <code>{ "error": { "code", "message" } }</code>. The document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${cards.join('')}</main></body></html>`;
}
