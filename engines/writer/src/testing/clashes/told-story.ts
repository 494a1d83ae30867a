// A told story as an editor reads it: sentence by sentence, each with where it is written.

import type { Phase, StoryBrief, StoryPlan } from '../../brief.ts';
import { castStory } from '../../plan/cast.ts';
import type { Cast } from '../../plan/cast.ts';
import type { MadePhase } from '../tell-whole.ts';
import { plainWords, sentencesOf } from '../../tell/measure.ts';
import type { Part } from '../../tell/made-of.ts';

export interface ToldSentence {
  text: string;
  /** What was said aloud left out. */
  bare: string;
  /** Two, where neighbouring sentences were joined; none where it cannot be said. */
  parts: readonly Part[];
}

export interface ToldParagraph {
  phase: Phase;
  beat: string;
  text: string;
  sentences: readonly ToldSentence[];
  parts: readonly Part[];
}

export interface ToldStory {
  brief: StoryBrief;
  plan: StoryPlan;
  cast: Cast;
  paragraphs: readonly ToldParagraph[];
}

export function readStory(brief: StoryBrief, told: readonly MadePhase[]): ToldStory | undefined {
  const plan = told.at(-1)?.written.facts.plan;
  if (plan === undefined) return undefined;
  const paragraphs = told.flatMap(({ phase, written, made }) => written.paragraphs.map((text, at): ToldParagraph => {
    const parts = made[at]?.parts ?? [];
    const known = parts.map((part) => ({ part, sentences: sentencesOf(part.text).map(inLetters) }));
    const sentences = sentencesOf(text).map((sentence): ToldSentence => {
      const letters = inLetters(sentence);
      const from = known.filter((one) => one.sentences.some((own) => own.length > 5 && letters.includes(own)));
      const slots = from.filter(({ part }) => part.is === 'slot');
      const isAllOfIt = slots.some((one) => one.sentences.some((own) => own.length >= letters.length - 2));
      return { text: sentence, bare: sentence.replace(/“[^”]*”/gu, '“”'), parts: (isAllOfIt ? slots : from).map(({ part }) => part) };
    });
    return { phase, beat: made[at]?.beat ?? '', text, sentences, parts };
  }));
  return { brief, plan, cast: castStory(brief), paragraphs };
}

const inLetters = (text: string): string => plainWords(text).join(' ');
