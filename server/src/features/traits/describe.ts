/** Says in words what was seen, and what is left for the person to choose. */
import { say } from '@fableloom/contract/messages/index';
import type { Sight } from '../../ports/eyes/eyes.port.ts';

function sayColors(colors: Sight['colors']): string[] {
  const names = colors.map(({ label }) => label.toLowerCase());
  const [last, ...others] = names.toReversed();
  if (last === undefined) return [];
  if (others.length === 0) return [say('traits.seen.color', { color: last })];
  return [say('traits.seen.colors', { colors: others.toReversed().join(', '), color: last })];
}

export function describeSight({ colors, moods, isDrawing }: Sight): string {
  const mood = moods.map((each) => each.toLowerCase()).join(' or ');
  return [
    ...(isDrawing === true ? [say('traits.seen.drawing')] : []),
    ...sayColors(colors),
    ...(mood === '' ? [] : [say('traits.seen.mood', { mood })]),
    say('traits.seen.by-hand'),
  ].join(' ');
}
