/** What a server of OpenAI's language does not take, as it says itself: learnt once, and left out from then on. */
import { APICallError, type ModelMessage } from 'ai';

export interface Takes {
  /** The longest answer that we want; some have a smaller one of their own, and refuse a larger number. */
  mostTokens: boolean;
  /** The shape of an answer as a parameter; otherwise it is asked for in words. */
  shape: boolean;
  /** To be asked for the tokens of a stream; some are strict about what they do not know. */
  tokensTold: boolean;
  /** To be asked for a stream; OpenAI streams some models to verified organizations alone, and answers others whole. */
  streams: boolean;
  /** Rules beside what is said; some templates have no place for them. */
  rules: boolean;
}

export const takesAll = (): Takes => ({ mostTokens: true, shape: true, tokensTold: true, streams: true, rules: true });

const REFUSALS: Record<keyof Takes, RegExp> = {
  mostTokens: /max_?(?:completion_?|output_?|new_?)?tokens|maximum allowed number of output tokens|(?:maximum|max\.?) context (?:length|size|window)|context_length_exceeded/i,
  shape: /response_?format|json_?schema|structured.outputs?/i,
  tokensTold: /stream_?options|include_?usage/i,
  streams: /verified to stream|"param":\s*"stream"|stream(?:ing|ed)?(?: responses?| mode| output)? (?:is|are) not (?:supported|available|enabled)|not support stream(?:ing)?\b(?!_)/i,
  rules: /system (?:role|messages?|prompts?) (?:is |are )?not (?:supported|allowed)|(?:not|n['’]t) support (?:the )?["'`]?system["'`]? (?:role|messages?|prompts?)|developer instruction is not enabled|roles must alternate|only user,? (?:and )?(?:assistant|model) roles/i,
};
/** A template that breaks is a fault of its own to some servers. */
const REFUSED: Record<keyof Takes, readonly number[]> = { mostTokens: [400, 422], shape: [400, 422], tokensTold: [400, 422], streams: [400, 403, 422], rules: [400, 422, 500] };

/** @param sent what the question was asked with: another one may have learnt meanwhile */
function isNews(takes: Takes, sent: Takes, error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode = 0, responseBody = '' } = error;
  const news = (Object.keys(REFUSALS) as (keyof Takes)[]).filter((one) => sent[one] && REFUSED[one].includes(statusCode) && REFUSALS[one].test(responseBody));
  for (const one of news) takes[one] = false;
  return news.length > 0;
}

/** Asked again at once, as often as there is something to leave out. */
export async function asItTakes<T>(takes: Takes, ask: () => Promise<T>): Promise<T> {
  const sent = { ...takes };
  try {
    return await ask();
  } catch (error) {
    if (!isNews(takes, sent, error)) throw error;
    return asItTakes(takes, ask);
  }
}

export const inWords = (instructions: string, schema: unknown): string => `${instructions}\nAnswer with one JSON object and nothing else. It keeps to this schema: ${JSON.stringify(schema)}`;

/** The rules at the head of the first words, which are ours too: what families typed stands between marks of its own. */
export function ahead(instructions: string, [first, ...rest]: readonly ModelMessage[]): ModelMessage[] {
  if (first?.role !== 'user') return [{ role: 'user', content: instructions }, ...(first ? [first] : []), ...rest];
  const content = typeof first.content === 'string' ? `${instructions}\n\n${first.content}` : [{ type: 'text' as const, text: instructions }, ...first.content];
  return [{ ...first, content }, ...rest];
}
