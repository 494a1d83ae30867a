/** What the light of a picture suggests: bright or dark, warm or cool, strong or pale. */
import type { Mood } from '@fableloom/contract/taxonomies/moods';
import type { Point } from './oklab.ts';

const BRIGHT = 0.74;
const DARK = 0.4;
/** Mean of b in OKLab: yellow is above zero, blue below. In between a picture is neither warm nor cool. */
const WARM = 0.02;
const COOL = -0.02;
const STRONG = 0.09;

type Light = 'bright' | 'medium' | 'dark';
type Warmth = 'warm' | 'even' | 'cool';

const MOODS_OF_LIGHT: Readonly<Record<Light, Record<Warmth, { strong: readonly Mood[]; pale: readonly Mood[] }>>> = {
  bright: {
    warm: { strong: ['Joyful', 'Playful'], pale: ['Hopeful', 'Cozy'] },
    even: { strong: ['Playful', 'Joyful'], pale: ['Peaceful'] },
    cool: { strong: ['Curious', 'Magical'], pale: ['Peaceful', 'Dreamy'] },
  },
  medium: {
    warm: { strong: ['Adventurous', 'Playful'], pale: ['Cozy'] },
    even: { strong: ['Adventurous'], pale: [] },
    cool: { strong: ['Magical', 'Curious'], pale: ['Dreamy', 'Wistful'] },
  },
  dark: {
    warm: { strong: ['Cozy', 'Brave'], pale: ['Cozy'] },
    even: { strong: ['Mysterious'], pale: ['Mysterious'] },
    cool: { strong: ['Magical', 'Mysterious'], pale: ['Mysterious', 'Dreamy'] },
  },
};

const lightOf = (L: number): Light => (L >= BRIGHT ? 'bright' : L <= DARK ? 'dark' : 'medium');
const warmthOf = (b: number): Warmth => (b >= WARM ? 'warm' : b <= COOL ? 'cool' : 'even');

export function moodsOf(points: readonly Point[]): Mood[] {
  if (points.length === 0) return [];
  const mean = (value: (point: Point) => number): number => points.reduce((sum, point) => sum + value(point), 0) / points.length;
  const strength = mean(({ a, b }) => Math.hypot(a, b)) >= STRONG ? 'strong' : 'pale';
  return [...MOODS_OF_LIGHT[lightOf(mean(({ L }) => L))][warmthOf(mean(({ b }) => b))][strength]];
}
