/** Says in words what was seen, and what is left for the person to choose. */
import { say } from '@fableloom/contract/messages/index';
import { readCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import type { Sight } from '../../ports/eyes/eyes.port.ts';

function sayColors(colors: Sight['colors']): string[] {
  const names = colors.map(({ label }) => label.toLowerCase());
  const [last, ...others] = names.toReversed();
  if (last === undefined) return [];
  if (others.length === 0) return [say('traits.seen.color', { color: last })];
  return [say('traits.seen.colors', { colors: others.toReversed().join(', '), color: last })];
}

/** 'Red Fox' */
const specificOf = (kind: string): string => readCharacterType(kind)?.specific ?? kind;

function sayLooks({ build, eyeColor, hairColor, features = [] }: NonNullable<Sight['looks']>): string[] {
  const told = [build, eyeColor && say('traits.seen.eyes', { color: eyeColor }), hairColor && say('traits.seen.hair', { color: hairColor }), ...features].filter((one) => one !== undefined);
  return told.length === 0 ? [] : [say('traits.seen.looks', { looks: told.map((one) => one.toLowerCase()).join(', ') })];
}

export function describeSight({ colors, moods, isDrawing, kind, looks = {} }: Sight): string {
  const mood = moods.map((each) => each.toLowerCase()).join(' or ');
  return [
    ...(isDrawing === true ? [say('traits.seen.drawing')] : []),
    ...(kind === undefined ? [] : [say('traits.seen.kind', { kind: specificOf(kind) })]),
    ...sayLooks(looks),
    ...sayColors(colors),
    ...(mood === '' ? [] : [say('traits.seen.mood', { mood })]),
    say(kind === undefined ? 'traits.seen.by-hand' : 'traits.seen.look-over'),
  ].join(' ');
}
