/** OpenAI's own document (openai-part.json, MIT; see its info) as checks of what is sent and answered. */
import { readFileSync } from 'node:fs';
import * as z from 'zod';

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown>; allOf?: unknown[]; anyOf?: unknown[]; $ref?: string }> };
}

const TEXT = readFileSync(new URL('./openai-part.json', import.meta.url), 'utf8');
const DOCUMENT = JSON.parse(TEXT) as Document;
/** The document still says `nullable` here and there, which its version of JSON Schema has forgotten. */
const nullToo = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('nullable' in value)) return value;
  const { nullable: _nullable, ...schema } = value;
  return { anyOf: [schema, { type: 'null' }] };
};
const DEFS = (JSON.parse(TEXT.replaceAll('#/components/schemas/', '#/$defs/'), nullToo) as Document).components.schemas;

const checks = new Map<string, z.ZodType>();

function checkFor(name: string): z.ZodType {
  const known = checks.get(name);
  if (known) return known;
  const made = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs: DEFS } as Parameters<typeof z.fromJSONSchema>[0]);
  checks.set(name, made);
  return made;
}

interface Part {
  $ref?: string;
  properties?: Record<string, unknown>;
  allOf?: unknown[];
  anyOf?: unknown[];
  oneOf?: unknown[];
}

function fieldsOf(part: Part): string[] {
  const named = part.$ref ? fieldsOf(DEFS[part.$ref.split('/').at(-1) ?? ''] as Part) : [];
  const inside = [...(part.allOf ?? []), ...(part.anyOf ?? []), ...(part.oneOf ?? [])].flatMap((one) => fieldsOf(one as Part));
  return [...named, ...Object.keys(part.properties ?? {}), ...inside];
}

/** Empty where the value is as the document says; a field that the document does not know is a mistake too. */
export function mistakesIn(schema: string, value: unknown, { isWhole = true } = {}): string[] {
  const parsed = checkFor(schema).safeParse(value);
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${schema} ${path.join('.')}: ${message}`);
  const known = new Set(fieldsOf({ $ref: `#/$defs/${schema}` }));
  const strange = isWhole && typeof value === 'object' && value !== null ? Object.keys(value).filter((field) => !known.has(field)) : [];
  return [...wrong, ...strange.map((field) => `${schema} does not know ${field}`)];
}

/** The schema of what is sent to an address, by its kind of content; null where nothing is taken there. */
export function requestSchema(method: string, path: string, contentType: string): string | null {
  const content = DOCUMENT.paths[path]?.[method.toLowerCase()]?.requestBody?.content;
  return content?.[contentType]?.schema.$ref?.split('/').at(-1) ?? null;
}

export const isKnown = (method: string, path: string): boolean => DOCUMENT.paths[path]?.[method.toLowerCase()] !== undefined;
