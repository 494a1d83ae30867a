/** A text as a voice of somebody else is to read it: words that a family has said how to say are written the way they sound. */
import { spellingOf } from '@fableloom/contract/spelling';
import type { SaidLike } from '@fableloom/narrator';
import type { LetterTimes } from './letter-times.ts';

export interface AsSaid {
  /** What is sent. */
  text: string;
  /** From the letters of what was sent to those of the story. */
  inStory(times: LetterTimes): LetterTimes;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}\p{M}\p{N}]+)*/gu;

/** 'SEER-sha' as a word that no model takes for initials: 'Seersha'. */
function written(like: string): string {
  const plain = like.toLowerCase().replace(/[^\p{L}\s']/gu, '').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function asSaid(story: string, saidLike: readonly SaidLike[]): AsSaid {
  const known = new Map(saidLike.map(({ word, like }) => [spellingOf(word), written(like)]));
  /** For each unit of the story, which units of what is sent stand for it. */
  const places: { from: number; to: number }[] = [];
  let text = '';
  const put = (original: string, sent: string): void => {
    const share = sent.length / original.length;
    for (let unit = 0; unit < original.length; unit++) places.push({ from: text.length + Math.floor(unit * share), to: text.length + Math.ceil((unit + 1) * share) });
    text += sent;
  };
  let told = 0;
  for (const { 0: word, index } of story.matchAll(WORD)) {
    const spelling = spellingOf(word);
    const whole = known.get(spelling);
    const stem = whole ?? (spelling.endsWith('s') ? known.get(spelling.slice(0, -1)) : undefined);
    if (!stem) continue;
    if (index > told) put(story.slice(told, index), story.slice(told, index));
    put(word, whole ?? `${stem}${/['’ʼ]/.exec(word)?.[0] ?? ''}s`);
    told = index + word.length;
  }
  if (told < story.length) put(story.slice(told), story.slice(told));
  return {
    text,
    inStory: ({ begins, ends }) => ({ begins: places.map(({ from }) => begins[from] ?? 0), ends: places.map(({ to }) => ends[to - 1] ?? 0) }),
  };
}
