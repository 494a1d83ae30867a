// What has no paragraph of its own waits here, until a beat has room for a sentence of it.

import type { Phase, Wish } from '../brief.ts';
import type { Dice } from '../dice.ts';
import { liesBy } from '../plan/lies-by.ts';
import { notesFor } from '../plan/notes.ts';
import { weatherNotes } from '../plan/weather-asked.ts';
import { trialNotes } from '../plan/trial-notes.ts';
import { LEFT_OVER } from '../voices/left-over.ts';
import { isYoung } from '../stage/is-young.ts';
import type { OpenStage } from '../stage/set-stage.ts';
import type { Teller } from '../tell/teller.ts';
import type { Voice } from '../voices/voice.ts';
import type { DraftOrder } from './order.ts';

export interface InPassing {
  /** What this beat has to take in, as far as it has room. */
  due(at: number): string[];
  /** Called when the beat is told: what was taken in no longer waits, and what was asked for is mentioned once more later. */
  told(wish: Wish | undefined): void;
  /** Of the wishes without a paragraph, those that found no room either. */
  untold(): Wish[];
}

interface Room {
  order: DraftOrder;
  beats: readonly string[];
  /** Asked for, with no paragraph of their own. */
  crowded: readonly Wish[];
  stage: OpenStage;
  voice: Voice;
  teller: Teller;
  dice: Dice;
}

export function inPassing({ order, beats, crowded, stage, voice, teller, dice }: Room): InPassing {
  const { brief } = order;
  const brought = new Map(crowded.map((wish) => [wish, asNote(wish)] as const).filter(([, note]) => note !== ''));
  const young = isYoung(brief.ageRange);
  const left = stage.word('left') === undefined ? undefined : LEFT_OVER[brief.ageRange];
  const echoes = new Set<string>();
  const goals = new Set<string>();
  const sky = new Set<string>();
  let waiting: string[] = [];
  let later: string[] = [];
  return {
    due: (at) => {
      const beat = beats[at] ?? '';
      const own = [...notesFor(beat, order, at === 0), ...liesBy(beat, order)];
      // Why somebody’s power is of no use in the trial cannot wait.
      const ofTrial = trialNotes(beat, order);
      // It comes once in a part, and the first such beat may have no room.
      const ofWeather = weatherNotes(beat, order).filter((note) => !sky.has(note));
      for (const note of ofWeather) sky.add(note);
      waiting.push(...own, ...ofWeather);
      waiting.unshift(...ofTrial);
      if (beat === 'try') {
        const [goal] = dice.shuffle(voice.climax.goal ?? []).toSorted((a, b) => order.stale(a) - order.stale(b));
        if (goal) goals.add(goal);
        if (goal) waiting.push(goal);
      }
      // Tried where nothing helps, behind what they came for.
      if (left && brief.phase === 'climax' && beat === 'try') waiting.push(left.tried);
      if (left && brief.phase === 'resolution' && at === 0) waiting.push(left.kept);
      const waits = (note: string): boolean => {
        if (note === left?.kept) return !(brief.ageRange === '3-4' ? BREATHES : AT_HOME).has(beat);
        if (note === left?.tried) return !TROUBLE.has(beat);
        if (echoes.has(note)) return !BREATHES.has(beat);
        const isOfOneScene = note.includes('{r.label}') && !(note.includes('{V') ? beat === 'foil' : OF_TWO.has(beat) && !(beat === 'day' && brief.ageRange === '3-4'));
        return young && ((goals.has(note) && !TROUBLE.has(beat)) || isOfOneScene);
      };
      later = waiting.filter(waits);
      waiting = waiting.filter((note) => !later.includes(note));
      if (beat === CROWDED_INTO[brief.phase]) waiting.unshift(...brought.values());
      return NO_NOTES.has(beat) ? waiting.filter((note) => [...brought.values(), ...own].includes(note)) : waiting.slice(0, 4);
    },
    told: (wish) => {
      waiting = [...waiting, ...later].filter((source) => !teller.knows(source));
      for (const echo of wish ? echoOf(wish, voice, stage, dice) : []) {
        echoes.add(echo);
        waiting.push(echo);
      }
    },
    untold: () => crowded.filter((wish) => !teller.knows(brought.get(wish) ?? '')),
  };
}

/** Where somebody may look round at what came along. */
export const BREATHES: ReadonlySet<string> = new Set(['pack', 'eve', 'setout', 'way', 'rest', 'laugh', 'arrive', 'hush', 'home', 'table', 'after', 'night']);

/** Where a bag is turned out. */
const AT_HOME: ReadonlySet<string> = new Set(['home', 'table', 'night']);

/** Where it is said how two are related. */
const OF_TWO = new Set(['friend', 'bond', 'talk', 'day', 'pack', 'eve']);

/** Where what they came for is said once more. */
const TROUBLE = new Set(['try', 'last', 'low', 'worse']);

/** Where nothing may stand in the way of the plot. */
export const NO_NOTES: ReadonlySet<string> = new Set(['spark', 'hook', 'image', 'solve', 'reach', 'onset']);

const CROWDED_INTO: Readonly<Record<Phase, string>> = { introduction: 'spark', development: 'attempt', climax: 'onset', resolution: 'prize' };

/** A wish in one sentence, where there is no paragraph for it; empty where it cannot be one. */
function asNote({ kind, words, from }: Wish): string {
  if (from === 'prompt') return '';
  if (kind === 'fact' || kind === 'happening') return `${words}.`;
  return kind === 'newcomer' ? `And there was ${words}.` : kind === 'object' ? `{H} had ${words}.` : '';
}

/** A second mention of what was asked for, its words filled in, since the next wish brings others. */
function echoOf(wish: Wish, voice: Voice, stage: OpenStage, dice: Dice): string[] {
  const echo = dice.shuffle(voice.climax[`echo:${wish.kind}`] ?? [])[0] ?? '';
  const filled = echo.replace(/\{(w\.[a-z]+)\}/gu, (slot, name: string) => {
    const words = stage.word(name);
    return typeof words === 'string' && words.split(' ').length < 5 ? words : slot;
  });
  return filled === '' || filled.includes('{w.') ? [] : [filled];
}
