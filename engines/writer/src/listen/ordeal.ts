// Something that lies ahead of a child at home and makes it swallow: the first day at school, the dentist, the move.
import type { Wish } from '../brief.ts';

/** One goes to school, and to the new school. */
const withThe = (where: string): string => (where.includes(' ') ? `the ${where}` : where);

const ORDEALS: readonly [RegExp, string | ((found: RegExpExecArray) => string)][] = [
  [/\bfirst day (?:at|of|in) (?:the |a |his |her |big |new )*((?:new |big )?(?:school|kindergarten|nursery|preschool|camp|class))\b/iu, ([, where = 'school']) => `the first day at ${withThe(where.toLowerCase())}`],
  [/^an? first day$/iu, 'the first day at school'],
  [/\b(?:start(?:s|ed|ing)?|go(?:es|ing)? to|went to) (?:the |a |his |her )*((?:new |big )?(?:school|kindergarten|nursery|preschool))\b/iu, ([, where = 'school']) => `the first day at ${withThe(where.toLowerCase())}`],
  [/\bfirst (?:time|night|sleepover)\b.*\b(?:sleepover|away|alone|without (?:mum|mom|mama|mommy|mummy|dad|daddy))\b|\bfirst sleepover\b/iu, 'the first night away from home'],
  [/\bfirst (?:flight|(?:time|trip|ride|journey) (?:on|in|by) (?:an? |the )?(?:aero|air)?plane)\b/iu, 'the first flight'],
  [/\bfirst (?:time|trip|ride|journey) (?:on|in|by) (?:an? |the )?(train|boat|ferry|ship|bus)\b/iu, ([, what = 'train']) => `the first ride on the ${what.toLowerCase()}`],
  [/\bfirst hair ?cut\b|\b(?:go(?:es|ing)?|went|scared|afraid|nervous|worried)\b.*\bhair ?cut\b/iu, 'the haircut'],
  [/\b(?:tonsils|operation|surgery)\b/iu, 'the operation'],
  [/\bdentist/iu, 'the visit to the dentist'],
  [/\b(?:go(?:es|ing)?|went|taken|brought) to the vet\b|\bthe vet (?:had to|has to|looked|examined)\b/iu, 'the visit to the vet'],
  [/\b(?:go(?:es|ing)? to|went to|visit\p{L}*(?: to)?) (?:see )?(?:the |a |his |her )*(doctor|eye doctor|nurse)\b/iu, ([, who = 'doctor']) => `the visit to the ${who.toLowerCase()}`],
  [/\b(exam|spelling test|maths test|school test|piano recital|recital|(?:swimming|riding|piano|violin|dance|ballet) lesson|school play)s?\b/iu, ([, what = '']) => `the ${/lesson$/iu.test(what) ? 'first ' : ''}${what.toLowerCase()}`],
  [/(?<!had just )\b(?:mov(?:e|es|ed|ing) house|mov(?:e|es|ed|ing) (?:in)?to (?:an?|the|his|her|their|our|my) new (?:house|home|flat|apartment|town|city))\b/iu, 'the move to the new house'],
  [/\b(?:is|are|was|were|will|going to|have to|has to|must) (?:be )?(?:soon )?mov(?:e|ing) (?:to|into) (\p{Lu}\p{L}+)?/u, ([, where]) => (where ? `the move to ${where}` : 'the move to the new house')],
  [/\b(?:injection|vaccination|flu jab)\b|\b(?:gets?|got|getting|has|have|had|needs?|needed) (?:an? |his |her |their |the )?(?:shots?|jabs?)\b(?! of)/iu, 'the injection'],
  [/\b(?:go(?:es|ing)?|went|fly(?:ing)?|flies|flew|travel(?:s|led|ling)?) (?:on|in|by|with) (?:an? |the )?(?:aero|air)?plane\b/iu, 'the flight'],
];

/** "the first day at school"; undefined where nothing of the kind lies ahead. */
export function ordealIn({ kind, words, asked }: Pick<Wish, 'kind' | 'words' | 'asked'>): string | undefined {
  // “Had an operation and can hear well again”: it is over.
  if (asked || kind === 'avoid' || /\bhad (?:had )?an operation\b.*\b(?:again|now|well|better)\b/u.test(words)) return undefined;
  for (const [pattern, name] of ORDEALS) {
    const found = pattern.exec(words);
    if (found) return typeof name === 'string' ? name : name(found);
  }
  return undefined;
}
