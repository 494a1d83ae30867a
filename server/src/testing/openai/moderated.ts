/** How the stand-in judges: a text by the marks of categories that stand in it, a picture by its color. */
import sharp from 'sharp';

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

/** A picture that is all of this color is judged as 'sexual': '#ff00ff' as JPEG. */
async function textOf(one: Exclude<ModerationRequest['input'], string>[number]): Promise<string> {
  if (typeof one === 'string') return one;
  if (!one.image_url) return one.text ?? '';
  const { dominant } = await sharp(Buffer.from(one.image_url.url.split(',')[1] ?? '', 'base64')).stats();
  return dominant.r > 200 && dominant.g < 60 && dominant.b > 200 ? markOf('sexual') : '';
}

export async function moderated({ model = 'omni-moderation-latest', input }: ModerationRequest) {
  const texts = typeof input === 'string' ? [input] : await Promise.all(input.map(textOf));
  return { id: 'modr-1', model, results: texts.map(resultFor) };
}
