// Words of another day in a story that is over before bedtime, and of the wrong half of the day.

import type { Premise } from '../../premises/premise.ts';
import { isOfOneDay } from '../../premises/suits.ts';
import { whenAndWhere } from '../../premises/when-and-where.ts';
import { clash, isOfThePlot, ownWords } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldParagraph, ToldStory } from './told-story.ts';

const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const SEVERAL = '(?:two|three|four|five|six|seven|nine|ten|several|these|some|many|both)';

const ANOTHER_DAY = anyOf(
  'that (?:same )?night', '(?:the )?(?:next|following) (?:day|morning|evening|night|week)', 'one (?:evening|night)', '(?:for|in|after|of|on) (?:several |many |the last )?(?:days|weeks|nights)(?! of)',
  `${SEVERAL} (?:whole |long )?(?:days|nights|weeks|mornings|evenings)`, '(?:second|third|fourth|fifth|sixth|last) (?:day|night|morning|evening)', `(?:on|by|since|until) (?:the )?${DAYS}`,
  'all (?:that |this )?(?:week|night)', '(?<!not |hardly |had not )(?:slept|overslept)', '(?:went|going|go) to (?:bed|sleep)', 'fell asleep',
  'tomorrow night', 'day by day', 'day after day', 'night after night',
);

const AT_NIGHT = anyOf('moon(?:light|lit)?', '(?<!saw )stars', 'starlight', 'midnight', '(?:at|by|in the|that) night', 'bedtime', 'nightfall', 'after dark');
const BY_DAY = anyOf('(?:by|at|until|before|past) noon', 'midday', 'the sun (?:was|stood|shone|came|went|had)', 'in the sun', 'sunlight', 'sunny', 'sunshine', '(?:that|all|the) afternoon', 'in broad daylight');
const TILL_NOON = anyOf('noon', 'lunch(?:time)?', 'supper', 'afternoon', 'evening', 'dusk', 'sunset', 'twilight', 'tea ?time');

/** Before it begins any day may be told of, and after it is over as well. */
const BEFORE = new Set(['open', 'place', 'sights', 'hero', 'friend', 'foil', 'habit', 'bond', 'day', 'cameo', 'midst', 'wish', 'memory']);
const BEHIND = new Set(['after', 'home', 'table', 'telling', 'night', 'image', 'treasure', 'wonder', 'pay', 'pay2', 'mend', 'company', 'thread', 'cameo', 'foil', 'wish']);

/** How it always was is no other day: “had come every day for years”, “on some days”. */
const USUAL = /\b(?:used to|usually|always|as a rule|would (?:be|have|say|sit|come|go)|years?|once (?:slept|dreamt)|had (?:once|always|never)|everybody|people|one of these days|some days|like (?:a|an|the)|as if|as though|it is the next day|nowhere|not even the)\b/iu;

export function timeClashes(story: ToldStory, premise: Premise, plot: ReadonlySet<string>): Clash[] {
  const { when } = whenAndWhere(premise.theme);
  const tests: [RegExp, string, boolean][] = [
    ...(isOfOneDay(premise.theme) ? [[ANOTHER_DAY, 'another day in a plot of one day', false] as [RegExp, string, boolean]] : []),
    ...(when === 'day' || when === 'morning' ? [[AT_NIGHT, 'night in a plot that happens by day', true] as [RegExp, string, boolean]] : []),
    ...(when === 'night' ? [[BY_DAY, 'daylight in a plot that happens at night', true] as [RegExp, string, boolean]] : []),
    ...(when === 'morning' ? [[TILL_NOON, 'an hour that never comes', true] as [RegExp, string, boolean]] : []),
  ];
  if (tests.length === 0) return [];
  const own = ownWords(story, premise);
  return story.paragraphs.filter((one) => isUnderWay(one)).flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => {
    if (isOfThePlot(sentence, plot) || USUAL.test(sentence.bare)) return [];
    const [found] = tests.flatMap(([test, why]) => {
      const word = test.exec(sentence.bare)?.[0];
      return word === undefined || own.has(word.toLowerCase()) ? [] : [{ why, word }];
    });
    return found ? [clash('time', found.why, found.word, sentence, paragraph, story)] : [];
  }));
}

const isUnderWay = ({ phase, beat }: ToldParagraph): boolean => !(phase === 'introduction' ? BEFORE : phase === 'resolution' ? BEHIND : new Set(['memory', 'wish'])).has(beat);

function anyOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu');
}
