/** What a family's own words take away from somebody in one picture: "without glasses", "no tail". */
import { findMarks } from '../lexicon/marks.ts';
import { THING_WORDS } from '../props/things.ts';
import type { Look, Rig } from './look.ts';

const DENIED = /\b(?:without|no)\s+(?:(?:an?|the|any|her|his|its|their)\s+)?((?:[a-z-]+\s+)?[a-z]{3,})\b/gi;
const HAT = /\b(?:hat|cap|helmet|crown|tiara|beret|beanie)s?$/i;

/** @returns the same body without its tail */
function tailless(rig: Rig): Rig {
  switch (rig.rig) {
    case 'beast': return { rig: 'beast', parts: { ...rig.parts, tail: 'none' } };
    case 'human': {
      const { tail: _, ...parts } = rig.parts;
      return { rig: 'human', parts };
    }
    case 'creature': return { rig: 'creature', parts: { ...rig.parts, tail: false } };
    case 'bird': {
      const { tail: _, ...parts } = rig.parts;
      return { rig: 'bird', parts };
    }
    default: return rig;
  }
}

function hatless({ rig, signs, ...look }: Look): Look {
  const bare = signs.filter((sign) => !sign.startsWith('hat-'));
  if (rig.rig !== 'human') return { ...look, rig, signs: bare };
  const { hat: _, ...parts } = rig.parts;
  return { ...look, signs: bare, rig: { rig: 'human', parts } };
}

/** @returns with empty hands */
function handsFree(given: Look): Look {
  const { held: _, rig, ...look } = given;
  if (rig.rig !== 'human' && rig.rig !== 'creature') return { ...look, rig, keepsake: false };
  const { held: __, ...parts } = rig.parts;
  return { ...look, keepsake: false, rig: { rig: rig.rig, parts } as Rig };
}

function without(look: Look, noun: string): Look {
  const held = look.held ?? (look.rig.rig === 'human' || look.rig.rig === 'creature' ? look.rig.parts.held : undefined);
  if (held && THING_WORDS.some(([prop, words]) => prop === held && words.test(noun))) return handsFree(look);
  if (/\btail$/i.test(noun)) return { ...look, rig: tailless(look.rig), marks: look.marks.filter((mark) => !/tail/.test(mark)), signs: look.signs.filter((sign) => sign !== 'long-tail') };
  if (/\bhair$/i.test(noun) && look.rig.rig === 'human') return { ...look, hairStyle: 'none', details: look.details.filter((detail) => !/hair/.test(detail)) };
  const bare = HAT.test(noun) ? hatless(look) : look;
  const gone = findMarks(noun);
  if (!gone.length) return bare;
  const nouns = noun.split(/\s+/).at(-1)?.replace(/s$/, '') ?? noun;
  return {
    ...bare,
    marks: bare.marks.filter((mark) => !gone.includes(mark)),
    signs: bare.signs.filter((sign) => !gone.some((mark) => sign.includes(mark))),
    outfit: { ...bare.outfit, extras: bare.outfit.extras.filter((extra) => !gone.includes(extra)) },
    details: bare.details.filter((detail) => !detail.includes(nouns)),
  };
}

/** What somebody has as long as nobody wishes it away: what is still there then is said. */
export const hasTail = ({ rig }: Look): boolean =>
  rig.rig === 'beast' ? rig.parts.tail !== 'none' : rig.rig === 'swimmer' || ((rig.rig === 'human' || rig.rig === 'bird') && rig.parts.tail !== undefined) || (rig.rig === 'creature' && rig.parts.tail === true);

export const withoutDenied = (look: Look, wishes: string): Look => [...wishes.matchAll(DENIED)].reduce((left, [, noun = '']) => without(left, noun), look);
