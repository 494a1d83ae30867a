/** What a server of OpenAI's language does not take, as it says itself: learnt once, and left out from then on. */
import { APICallError } from 'ai';

export interface Takes {
  /** The longest answer that we want; some have a smaller one of their own, and refuse a larger number. */
  mostTokens: boolean;
  /** The shape of an answer as a parameter; otherwise it is asked for in words. */
  shape: boolean;
}

const REFUSALS: Record<keyof Takes, RegExp> = {
  mostTokens: /max_?(?:completion_?|output_?|new_?)?tokens|maximum allowed number of output tokens/i,
  shape: /response_?format|json_?schema|structured.outputs?/i,
};
const REFUSED = [400, 422];

function isNews(takes: Takes, error: unknown): boolean {
  if (!APICallError.isInstance(error) || !REFUSED.includes(error.statusCode ?? 0)) return false;
  const news = (Object.keys(REFUSALS) as (keyof Takes)[]).filter((one) => takes[one] && REFUSALS[one].test(error.responseBody ?? ''));
  for (const one of news) takes[one] = false;
  return news.length > 0;
}

/** Asked again at once, as often as there is something to leave out. */
export async function asItTakes<T>(takes: Takes, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isNews(takes, error)) throw error;
    return asItTakes(takes, ask);
  }
}

export const inWords = (instructions: string, schema: unknown): string => `${instructions}\nAnswer with one JSON object and nothing else. It keeps to this schema: ${JSON.stringify(schema)}`;
