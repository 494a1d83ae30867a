/** How the stand-in judges a text: by the marks of categories that stand in it. */

export interface ModerationRequest {
  model?: string;
  input: string | string[] | { type: string; text?: string; image_url?: { url: string } }[];
}

const CATEGORIES = [
  'hate', 'hate/threatening', 'harassment', 'harassment/threatening', 'illicit', 'illicit/violent', 'self-harm', 'self-harm/intent',
  'self-harm/instructions', 'sexual', 'sexual/minors', 'violence', 'violence/graphic',
];

/** What a text is to be judged as, in words that our own gate lets pass: 'hate' is '[kind 0]'. */
export function markOf(category: string): string {
  const at = CATEGORIES.indexOf(category);
  if (at < 0) throw new Error(`there is no category ${category}`);
  return `[kind ${at}]`;
}

export const categoriesIn = (text: string): string[] => CATEGORIES.filter((category) => text.includes(markOf(category)));

function resultFor(text: string) {
  const found = categoriesIn(text);
  const perCategory = <T>(value: (isFound: boolean) => T) => Object.fromEntries(CATEGORIES.map((category) => [category, value(found.includes(category))]));
  return {
    flagged: found.length > 0,
    categories: perCategory((isFound) => isFound),
    category_scores: perCategory((isFound) => (isFound ? 0.97 : 0.001)),
    category_applied_input_types: perCategory((isFound) => (isFound ? ['text'] : [])),
  };
}

export function moderated({ model = 'omni-moderation-latest', input }: ModerationRequest) {
  const texts = typeof input === 'string' ? [input] : input.map((one) => (typeof one === 'string' ? one : (one.text ?? '')));
  return { id: 'modr-1', model, results: texts.map(resultFor) };
}
