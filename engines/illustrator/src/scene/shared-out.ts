/** What several have at once: “each of them had half a bun” puts one into every hand, “one had rope, one had cheese” one thing each. */
import type { DrawnCharacter } from '../brief.ts';
import { PROPS } from '../props/props.ts';
import { readThings } from '../props/things.ts';
import type { Notes } from './note-clause.ts';

const HAS = '(?:had|has|held|holds|got|took|ate|carried|brought|was given|were given|had been given|drank)';
/** “Each of them had half a bun”, “they both had a cup of tea” */
const EACH = new RegExp(`\\b(?:each(?: of (?:them|us|the \\w+))?|they each|both(?: of them)?|they both|every(?:one|body)|all of them|they all) ${HAS} ((?:half |the other half of )?(?:an?|one|the) [^,.;:!?]{2,50})`, 'i');
/** “They had three each” of what was named before */
const SOME_EACH = /\b(?:they|both of them) (?:had|ate|took|got) (?:one|two|three|four|half(?: of one)?|a bit) each\b/i;
/** “One had rope. One had cheese.” */
const ONE = new RegExp(`(?<=^|[.!?;,”]\\s*|\\band )(?:one(?: of them)?|another|the other) (?:had|brought|carried|held|came with) (?:the |an? |some )?([^,.;:!?]{2,40})(?=[,.;!?])`, 'gi');
/** “And what have you got?” they asked Bo: she is the one who has nothing. */
const HAS_NONE = /\basked ([A-Z]\w+)\b/;

const inHand = (noun: string): string | undefined =>
  readThings(`She held ${/^(?:half|an?|one|the) /i.test(noun) ? noun : `the ${noun}`}.`).find(({ prop }) => PROPS[prop]?.grip && PROPS[prop]?.place !== 'air')?.prop;

/** Where one bun is left for two, one of them has it. */
const IS_FOR_ALL = /\bhalf\b|\bother half\b/i;

/** @param there the things of the passage */
export function shareOut(told: string, onStage: readonly DrawnCharacter[], seen: ReadonlyMap<string, Notes>, there: readonly string[]): void {
  const free = (one: DrawnCharacter): Notes | undefined => {
    const notes = seen.get(one.id);
    return notes && !notes.held ? notes : undefined;
  };
  const [, what = ''] = EACH.exec(told) ?? [];
  const each = what ? inHand(what.replace(IS_FOR_ALL, '').replace(/^\s*of\s+|^\s+/, '')) : SOME_EACH.test(told) ? there.find((prop) => PROPS[prop]?.grip) : undefined;
  if (each) {
    for (const one of onStage) Object.assign(free(one) ?? {}, { held: each });
    return;
  }
  const things = [...told.matchAll(ONE)].flatMap(([, noun = '']) => inHand(noun) ?? []);
  if (things.length < 2) return;
  const without = HAS_NONE.exec(told)?.[1];
  const bearers = onStage.filter(({ name }) => name.split(/\s+/)[0] !== without).flatMap((one) => free(one) ?? []);
  for (const [i, notes] of bearers.entries()) {
    const held = things[i];
    if (held) notes.held = held;
  }
}
