/** Gives a rig the colours a family chose, and the touch of an element or a machine that its kind names ("Fire Cat", "Shadow Fox"). */
import type { DrawnCharacter } from '../brief.ts';
import { lightness, mix, shade } from '../color.ts';
import { findColor, findColors } from '../lexicon/find-color.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { BugParts, BeastParts, Look, Rig } from './look.ts';

interface Touch {
  words: RegExp;
  tint: string;
  share: number;
  accent?: string;
}

const TOUCHES: readonly Touch[] = [
  { words: /shadow|midnight|\bnight\b|\bshade\b/i, tint: '#5a4f86', share: 0.72, accent: '#b49cf0' },
  { words: /fire|flame|ember|lava/i, tint: '#ee6a34', share: 0.55, accent: '#ffc24a' },
  { words: /\bice\b|frost|snow|frozen/i, tint: '#cfeaf8', share: 0.62, accent: '#7fb8e6' },
  { words: /cloud/i, tint: '#f1f5fc', share: 0.7, accent: '#b9d4f2' },
  { words: /thunder|storm/i, tint: '#6a78b0', share: 0.5, accent: '#ffe27a' },
  { words: /\bstar|nebula|galaxy|moon|space/i, tint: '#5a5cb4', share: 0.5, accent: '#ffe27a' },
  { words: /wave|river|water/i, tint: '#4a9fd6', share: 0.55, accent: '#a9e4ee' },
  { words: /forest|leaf|moss|cactus|tree/i, tint: '#6fae58', share: 0.5, accent: '#d6e89a' },
  { words: /mushroom|strawberry/i, tint: '#dc5a4e', share: 0.5, accent: '#fff1df' },
  { words: /flower/i, tint: '#f29ac0', share: 0.35, accent: '#ffd75e' },
  { words: /clockwork|steam|gear|robot|bionic|mechanical/i, tint: '#c09a5c', share: 0.45, accent: '#8fb4c4' },
  { words: /golden|sun/i, tint: '#f2c14e', share: 0.5, accent: '#ff9f3c' },
];

const paler = (color: string): string => (lightness(color) > 0.82 ? mix(color, '#ffffff', 0.7) : mix(shade(color, 0.22), '#fff4e2', 0.55));
const darker = (color: string): string => mix(shade(color, lightness(color) > 0.5 ? -0.32 : -0.12), '#3a2230', 0.25);

export function paintRig(rig: Rig, look: Look, { color, hairColor, eyeColor, skinTone }: DrawnCharacter['appearance'], kind: Kind): Rig {
  const [main, second] = findColors(color);
  const touch = kind.own?.being ? undefined : TOUCHES.find(({ words }) => words.test(kind.particular));
  const tinted = (own: string): string =>
    main ?? (touch && !touch.words.test('') ? mix(own, touch.tint, ownsTouch(kind, touch) ? 0.12 : touch.share) : own);
  const light = /with white|calico|patch/i.test(color ?? '') ? '#fdf8f0' : undefined;
  switch (rig.rig) {
    case 'human':
      return rig;
    case 'beast': {
      const { parts } = rig;
      const fur = tinted(parts.fur);
      const changed = fur !== parts.fur;
      const special =
        parts.pattern === 'panda' ||
        parts.pattern === 'zebra' ||
        parts.pattern === 'raccoon' ||
        parts.pattern === 'badger' ||
        parts.mane === 'hair';
      const mane = parts.mane && hairColor ? findColor(hairColor) : undefined;
      return {
        rig: 'beast',
        parts: {
          ...parts,
          fur,
          cream: light ?? second ?? (changed ? paler(fur) : parts.cream),
          dark: mane ?? (changed && !special ? darker(fur) : parts.dark),
          ...(touch && /fire|thunder|star/.test(touch.words.source) && !main ? { flames: touch.accent } : {}),
          ...(kind.own?.being ? {} : mixedParts(kind, parts)),
          ...beastFeatures(look, parts),
        },
      };
    }
    case 'creature': {
      const { parts } = rig;
      const body = findColor(skinTone) ?? tinted(parts.body);
      const golden = look.marks.includes('golden-belly');
      return {
        rig: 'creature',
        parts: {
          ...parts,
          body,
          belly: golden ? '#f2c14e' : (light ?? (body === parts.body ? parts.belly : paler(body))),
          wing: second ?? (body === parts.body ? parts.wing : mix(shade(body, -0.1), '#e0734d', 0.42)),
          ...(look.marks.includes('long-tail') ? { longTail: true } : {}),
          ...(look.marks.includes('fangs') ? { fangs: true } : {}),
          ...(hairColor ? { horn: findColor(hairColor) ?? parts.horn } : {}),
          ...(look.marks.includes('horns') ? { horns: 'bull' as const } : {}),
        },
      };
    }
    case 'bird': {
      const { parts } = rig;
      const beak = look.marks.includes('bright-beak') ? { beak: '#ff8a1f' } : {};
      const body = tinted(parts.body);
      return body === parts.body
        ? { rig: 'bird', parts: { ...parts, ...beak } }
        : { rig: 'bird', parts: { ...parts, ...beak, body, wing: second ?? shade(body, -0.1), belly: light ?? paler(body) } };
    }
    case 'swimmer': {
      const body = tinted(rig.parts.body);
      return body === rig.parts.body
        ? rig
        : { rig: 'swimmer', parts: { ...rig.parts, body, belly: light ?? paler(body), fin: second ?? shade(body, -0.12) } };
    }
    case 'robot': {
      const { parts } = rig;
      return {
        rig: 'robot',
        parts: {
          ...parts,
          ...(main
            ? lightness(main) > 0.72
              ? { shell: main, accent: second ?? parts.accent }
              : { accent: main, shell: second ?? mix(parts.shell, main, 0.45) }
            : {}),
          glow: findColor(eyeColor) ?? parts.glow,
        },
      };
    }
    case 'spirit': {
      const body = findColor(skinTone) ?? tinted(rig.parts.body);
      const hair = findColor(hairColor);
      const eyes = look.marks.includes('single-eye') ? { eyes: 1 as const } : look.marks.includes('third-eye') ? { eyes: 3 as const } : {};
      return body === rig.parts.body && !hair
        ? { rig: 'spirit', parts: { ...rig.parts, ...eyes } }
        : { rig: 'spirit', parts: { ...rig.parts, ...eyes, body, glow: mix(body, '#ffffff', 0.5),
          second: hair ?? second ?? rig.parts.second } };
    }
    case 'bug': {
      const own: BugParts = { ...rig.parts, ...(rig.parts.shape === 'gecko' && look.marks.includes('long-tail') ? { longTail: true } : {}) };
      if (!main) return { rig: 'bug', parts: touch ? { ...own, second: mix(own.second, touch.tint, 0.4) } : own };
      return {
        rig: 'bug',
        parts:
          own.shape === 'butterfly' ? { ...own, second: main, wing: second ?? own.wing } : { ...own, body: main, second: second ?? own.second },
      };
    }
  }
}

/** "Star" in starfish or "snow" in snowman is part of the kind itself, not a touch on it. */
const ownsTouch = (kind: Kind, touch: Touch): boolean =>
  ['spirit', 'robot', 'creature'].includes(kind.being.rig.rig) && !/shadow/.test(touch.words.source);

/** What the first half of a mixed name adds to the beast of the second half: "Owl Cat", "Dragon Puppy", "Mushroom Mouse". */
function mixedParts(kind: Kind, own: BeastParts): Partial<BeastParts> {
  const words = kind.particular;
  const added: Partial<BeastParts> = {};
  if (/winged|\bowl\b|pegasus/i.test(words)) added.wings = 'feather';
  if (/dragon/i.test(words)) Object.assign(added, { wings: 'bat', horns: 'small' });
  if (/butterfly/i.test(words)) added.wings = 'butterfly';
  if (/deer rabbit/i.test(words)) added.horns = 'antlers';
  if (/elephant mouse/i.test(words)) added.ears = 'huge';
  if (/mushroom/i.test(words)) added.topper = 'mushroom';
  if (/leaf|cactus|tree/i.test(words)) added.topper = 'leaf';
  if (/flower|rose/i.test(words)) added.topper = 'flower';
  if (/clockwork|robot|bionic|steam|wind-up|jetpack|rocket|gear/i.test(words)) Object.assign(added, { metal: true, topper: 'gear' });
  return own.wings ? { ...added, wings: own.wings } : added;
}

function beastFeatures(look: Look, { head }: BeastParts): Partial<BeastParts> {
  return {
    ...(look.marks.includes('bushy-tail') ? { tail: 'plume' as const } : {}),
    ...(look.marks.includes('very-long-ears') ? (head === 'elephant' ? { longEars: true } : { ears: 'long' as const }) : {}),
    ...(look.marks.includes('long-tail') ? { longTail: true } : {}),
    ...(look.marks.includes('floppy-ear') ? { oneFloppyEar: true } : {}),
    ...(look.marks.includes('horns') ? { horns: 'ram' as const } : {}),
    ...(look.marks.includes('bat-wings') ? { wings: 'bat' as const } : {}),
    ...(look.marks.includes('wings') ? { wings: 'feather' as const } : {}),
    ...(look.marks.includes('stripes')
      ? { pattern: 'stripes' as const }
      : look.marks.includes('spots')
        ? { pattern: 'spots' as const }
        : {}),
  };
}
