// A told story as an editor reads it: sentence by sentence, each with where it is written.

import type { Phase, StoryBrief, StoryPlan } from '../../brief.ts';
import { judgedAs } from '../../draft/own-scene.ts';
import { castStory } from '../../plan/cast.ts';
import type { Cast } from '../../plan/cast.ts';
import type { MadePhase } from '../tell-whole.ts';
import { plainWords, sentencesOf } from '../../tell/measure.ts';
import type { Part } from '../../tell/made-of.ts';
import { voiceFor } from '../../voices/voices.ts';

export interface ToldSentence {
  text: string;
  /** What was said aloud left out. */
  bare: string;
  /** Two, where neighbouring sentences were joined; none where it cannot be said. */
  parts: readonly Part[];
  /** Of a scene that only this plot has: it was written beside the plot, and knows its hours and its ground. */
  isOwn: boolean;
  /** As which the planner judges it: an own scene by other rules than what else may stand in its paragraph. */
  judgedAs: string;
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
    const beat = made[at]?.beat ?? '';
    const ownScenes = voiceFor(brief.ageRange)[phase][`${beat}:${plan.premise}`] ?? [];
    const known = parts.map((part) => ({ part, sentences: sentencesOf(part.text).map(inLetters) }));
    const sentences = sentencesOf(text).map((sentence): ToldSentence => {
      const letters = inLetters(sentence);
      const from = known.filter((one) => one.sentences.some((own) => own.length > 5 && letters.includes(own)));
      const slots = from.filter(({ part }) => part.is === 'slot');
      const isAllOfIt = slots.some((one) => one.sentences.some((own) => own.length >= letters.length - 2));
      const madeOf = (isAllOfIt ? slots : from).map(({ part }) => part);
      const isOwn = madeOf.some(({ source }) => ownScenes.includes(source)) && madeOf.every(({ is, source }) => is === 'slot' || ownScenes.includes(source));
      return { text: sentence, bare: sentence, parts: madeOf, isOwn, judgedAs: isOwn ? judgedAs(beat) : beat };
    });
    return { phase, beat, text, sentences: withoutSpeech(sentences), parts };
  }));
  return { brief, plan, cast: castStory(brief), paragraphs };
}

/** What is said may go on over several sentences: the quotation mark of its beginning stands in the first, the other one in the last. */
function withoutSpeech(sentences: readonly ToldSentence[]): ToldSentence[] {
  let isSaid = false;
  return sentences.map((sentence) => {
    const text = isSaid ? `“${sentence.text}` : sentence.text;
    isSaid = text.lastIndexOf('“') > text.lastIndexOf('”');
    return { ...sentence, bare: text.replace(/“[^”]*(?:”|$)/gu, '“”') };
  });
}

const inLetters = (text: string): string => plainWords(text).join(' ');
