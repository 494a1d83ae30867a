// In a plot of one day: an hour that is over already, or by which it would be too late.

import { clockOf, hoursIn, isPast, moveOn } from '../../plan/clock.ts';
import { isUnderWay } from '../../plan/rule.ts';
import { clash, isOfThePlot } from './clash.ts';
import type { Clash } from './clash.ts';
import type { ToldStory } from './told-story.ts';

export function hourClashes(story: ToldStory, plot: ReadonlySet<string>): Clash[] {
  const clock = clockOf(story.plan);
  if (clock === undefined) return [];
  return story.paragraphs.filter(({ phase, beat }) => isUnderWay(phase, beat)).flatMap((paragraph) => paragraph.sentences.flatMap((sentence) => {
    const past = !sentence.isOwn && !isOfThePlot(sentence, plot) && hoursIn(sentence.text).some((hour) => isPast(hour, clock));
    moveOn(clock, sentence.text);
    return past ? [clash('time', 'an hour that is over, in a plot of one day', '', sentence, paragraph, story)] : [];
  }));
}
