/** What a hosted model may find in a text, in the words of OpenAI's moderation, and from which age a story may hold it. */
import * as z from 'zod';
import type { AgeRange } from '../safety.port.ts';
import type { Topic } from '../topics.ts';

export const CATEGORIES = [
  'hate', 'hate/threatening', 'harassment', 'harassment/threatening', 'illicit', 'illicit/violent', 'self-harm', 'self-harm/intent',
  'self-harm/instructions', 'sexual', 'sexual/minors', 'violence', 'violence/graphic',
] as const;
export const categorySchema = z.enum(CATEGORIES);
export type Category = (typeof CATEGORIES)[number];

interface Row {
  topic: Topic;
  /** The youngest readers for whom it is part of a story; absent where it never is. */
  toldFrom?: AgeRange;
}

/** Fairy tales have fights and unkind words; whatever else is found is for no age here. */
const ROWS: Record<Category, Row> = {
  'hate': { topic: 'hate' },
  'hate/threatening': { topic: 'hate' },
  'harassment': { topic: 'hate', toldFrom: '9-12' },
  'harassment/threatening': { topic: 'cruelty' },
  'illicit': { topic: 'drugs' },
  'illicit/violent': { topic: 'making weapons' },
  'self-harm': { topic: 'self-harm' },
  'self-harm/intent': { topic: 'self-harm' },
  'self-harm/instructions': { topic: 'self-harm' },
  'sexual': { topic: 'sexual content' },
  'sexual/minors': { topic: 'sexual content' },
  'violence': { topic: 'killing people', toldFrom: '9-12' },
  'violence/graphic': { topic: 'cruelty' },
};

const AGES: readonly AgeRange[] = ['3-4', '5-8', '9-12', '12-17'];

/** The first topic that is kept from readers of this age; undefined where none is. */
export function topicKeptFrom(age: AgeRange, found: readonly Category[]): Topic | undefined {
  const kept = found.find((category) => {
    const { toldFrom } = ROWS[category];
    return toldFrom === undefined || AGES.indexOf(age) < AGES.indexOf(toldFrom);
  });
  return kept && ROWS[kept].topic;
}
