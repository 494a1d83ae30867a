/** Reads a passage: who is in it, what each feels and does, which things lie about, and who comes by. */
import type { DrawnCharacter } from '../brief.ts';
import { atHand } from '../words/told.ts';
import { hushed } from './acts-told.ts';
import type { Bystander } from './beings-told.ts';
import { clausesOf } from './clauses.ts';
import { isPortrayal } from './done-by-others.ts';
import { whatItIs } from './it-is-meant.ts';
import { moodOfScene } from './mood-of-passage.ts';
import { notePassage } from './note-passage.ts';
import { whoIsOnStage } from './on-stage.ts';
import { othersOf } from './others-of.ts';
import { type Around, passageOf } from './passage.ts';
import type { Player } from './player.ts';
import { playersOf } from './players-of.ts';
import { strangerAtEnd } from './stranger-at-end.ts';
import { subjectsOf } from './subjects.ts';
import { asTold, thingsLyingAbout, thingsThere } from './things-of-passage.ts';

export interface SceneReading {
  players: Player[];
  /** things that nobody holds */
  props: string[];
  bystanders: Bystander[];
}

/** @param before what the story says before the words: it explains their pronouns */
export function readScene(words: string, cast: readonly DrawnCharacter[], before = '', around: Around = {}): SceneReading {
  const passage = passageOf(words, cast, before, around);
  const { text, isLong } = passage;
  const onStage = whoIsOnStage(text, before, cast);
  // Who somebody is, is nothing that happens now: they only stand there.
  const isOfNow = !isPortrayal(text, cast);
  const it = whatItIs(passage);
  const props = isOfNow ? thingsThere(passage, it, onStage) : [];
  const clauses = isOfNow ? clausesOf(atHand(hushed(text)), onStage) : [];
  const stranger = strangerAtEnd(before, cast);
  const subjects = subjectsOf(clauses, { onStage, isLong }, stranger);
  const seen = notePassage(onStage, { text, clauses, subjects, props, it: it.thing });
  const named = (prop: string): string => asTold(prop, passage);
  const mood = isOfNow ? moodOfScene(passage) : 'happy';
  const players = playersOf(onStage, seen, { text, mood, asTold: named });
  const { others, bystanders } = othersOf(passage, { cast, players, mood, cameBy: stranger !== undefined, being: it.being });
  // What somebody has while running lies nowhere.
  const taken = new Set([...seen.values().flatMap(({ held }) => (held ? [named(held)] : [])), ...others.flatMap(({ held }) => held ?? [])]);
  const lying = thingsLyingAbout(props, passage, it).map(named).filter((prop) => !taken.has(prop));
  return { players: [...players, ...others], props: [...new Set(lying)], bystanders };
}
