/** What the stand-in writes: a plain story of the length, level and names that the request asks for. */

export interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string | { type: string; text?: string }[] }[];
  response_format?: { type: string; json_schema?: { schema?: { properties?: Record<string, unknown> } } };
}

export const textOf = (content: ChatRequest['messages'][number]['content']): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');

export const said = ({ messages }: ChatRequest, role: string): string =>
  messages.filter((message) => message.role === role).map(({ content }) => textOf(content)).join('\n');

/** Newer models take their rules from a developer, older ones from the system. */
export const rulesOf = (request: ChatRequest): string => `${said(request, 'system')}${said(request, 'developer')}`;

const SHORT = ['They all walked on to the little gate.', 'The path was soft and it was warm.', 'A bird sang a song to them.', 'Then they had a small idea and smiled.'];
const LONG = [
  'They walked along the narrow path to the old gate and listened to the water on the other side of it.',
  'Nobody had opened it for as long as the oldest of them could remember, and that was a very long time.',
  'So they sat on the wall with their lunch and thought of all that they had seen on the way.',
  'It was not the key that was missing, but the courage to turn it and to see what was there.',
];

const number = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

export function toldStory(request: ChatRequest, { paragraphs }: { paragraphs?: number } = {}): string {
  const rules = rulesOf(request);
  const names = [...said(request, 'user').matchAll(/"name": "([^"]+)"/g)].map((match) => match[1] ?? '');
  const count = paragraphs ?? number(rules, /Length: (\d+) to/);
  const aim = number(rules, /each of (\d+) to/) + 4;
  const sentences = number(rules, /Sentences have (\d+)/) > 12 ? LONG : SHORT;
  return Array.from({ length: count }, (_, at) => {
    const begin = `${names[at % Math.max(1, names.length)] ?? 'Somebody'} said that it was a good day.`;
    const told = [begin];
    for (let n = at; told.join(' ').split(' ').length < aim; n += 1) told.push(sentences[n % sentences.length] ?? '');
    return told.join(' ');
  }).join('\n\n');
}
