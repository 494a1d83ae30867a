/** Magic, treasures, dangers and inhabitants of a place as small things in its picture. */
import type { DrawnPlace } from '../brief.ts';
import { readLook } from '../character/read-look.ts';
import { drawCharacter } from '../character/draw-character.ts';
import { EXPRESSIONS } from '../character/expression.ts';
import { AT_EASE } from '../character/figure.ts';
import { contactShadow, lightFigure } from '../light/light.ts';
import { PROPS } from '../props/props.ts';
import { bare, circle, ellipse, group, line, moved, path, twinklePath } from '../shapes.ts';
import { STYLE_LOOKS } from '../style/looks.ts';
import { withArticle } from '../words/say-character.ts';
import { sayThing } from '../words/say-thing.ts';
import type { Backdrop } from './backdrop.ts';
import { stemmed } from './plants.ts';
import type { Setting } from './setting.ts';

const TREASURE_PROPS: readonly (readonly [words: RegExp, prop: string])[] = [
  [/key/i, 'key'],
  [/pearl/i, 'pearl'],
  [/book/i, 'book'],
  [/map/i, 'map'],
  [/crystal/i, 'crystal'],
  [/lantern/i, 'lantern'],
  [/crown/i, 'crown'],
  [/coin/i, 'coin'],
  [/feather/i, 'feather'],
  [/flute/i, 'flute'],
  [/seed/i, 'seed'],
  [/moonlight|bottle|potion/i, 'potion'],
  [/compass/i, 'compass'],
  [/mirror/i, 'mirror'],
  [/teapot/i, 'cup'],
  [/letter/i, 'letter'],
  [/clock/i, 'clock'],
  [/music box|chest|gem|gold|treasure/i, 'chest'],
];

const INHABITANT_TYPES: readonly (readonly [words: RegExp, type: string])[] = [
  [/fair/i, 'Magical Being - Fairies and Sprites - Flower Fairy'],
  [/\belf|elves/i, 'Magical Being - Elves - Wood Elf'],
  [/gnome/i, 'Mythical Creature - Little Folk - Gnome'],
  [/dragon/i, 'Mythical Creature - Dragons - Baby Dragon'],
  [/unicorn/i, 'Mythical Creature - Hooves and Wings - Unicorn'],
  [/merfolk|mermaid/i, 'Mythical Creature - Sea Folk - Mermaid or Merman'],
  [/giant/i, 'Mythical Creature - Giants - Gentle Giant'],
  [/ghost/i, 'Supernatural Being - Friendly Ghosts - Bedsheet Ghost'],
  [/fox/i, 'Animal - Forest Animals - Red Fox'],
  [/owl/i, 'Animal - Birds - Owl'],
  [/forest spirit/i, 'Supernatural Being - Nature Spirits - Forest Spirit'],
  [/robot/i, 'Robot/Artificial Intelligence - Helper Robots - Garden Robot'],
  [/star travel/i, 'Alien - Curious Visitors - Antenna Alien'],
  [/cloud sheep|sheep/i, 'Animal - Pets and Farm Animals - Sheep'],
  [/wizard/i, 'Magical Being - Spell Casters - Young Wizard'],
  [/clockwork bird|bird/i, 'Animal - Birds - Robin'],
  [/monster/i, 'Dark Being - Under-the-Bed Monsters - Giggle Monster'],
  [/animal/i, 'Animal - Forest Animals - Rabbit'],
];

export interface Extras {
  art: string;
  said: string[];
}

export function drawExtras(backdrop: Backdrop, place: DrawnPlace, setting: Setting): Extras {
  const { stage } = backdrop;
  const { w, h, s } = stage;
  const art: string[] = [magic(backdrop, place)];
  const said: string[] = [];
  (setting.who ?? []).slice(0, 2).forEach((type, i) => {
    const at = place.inhabitants.length ? [0.5, 0.34] : [0.72, 0.26];
    art.push(dweller(backdrop, `${place.id}:${type}${i}`, type, w * (at[i] ?? 0.5), h * (0.88 + i * 0.04), 0.6 * s));
    if (!i) said.push(withArticle(type.split(' - ').pop()?.toLowerCase() ?? ''));
  });
  place.inhabitants.slice(0, 2).forEach((inhabitant, i) => {
    const type = INHABITANT_TYPES.find(([words]) => words.test(inhabitant))?.[1];
    if (!type) return;
    art.push(dweller(backdrop, `${place.id}:${inhabitant}`, type, w * (i ? 0.24 : 0.74), h * (0.8 + i * 0.04), 0.46 * s));
    said.push(sayThing(inhabitant));
  });
  place.treasures.slice(0, 2).forEach((treasure, i) => {
    const prop = TREASURE_PROPS.find(([words]) => words.test(treasure))?.[1];
    if (!prop) return;
    const x = w * (i ? 0.6 : 0.42);
    const y = h * (0.9 - i * 0.03);
    art.push(
      stage.paper.glow(x, y - 40 * s, 130 * s, '#fff0b0', 0.6),
      contactShadow(stage.paper, x, y, 60 * s, 0, backdrop.ink),
      moved(x, y, 1.05 * s, PROPS[prop]?.draw(stage.paper) ?? ''),
    );
    said.push(sayThing(treasure));
  });
  if (setting.props.includes('butterflies')) art.push(butterflies(backdrop));
  return { art: art.join(''), said };
}

function dweller(backdrop: Backdrop, id: string, type: string, x: number, y: number, scale: number): string {
  const { paper } = backdrop.stage;
  const look = readLook({ id, name: '', type, gender: 'female', personality: [], appearance: {} });
  const figure = drawCharacter(paper, look, { ...AT_EASE, feeling: EXPRESSIONS.happy, turn: x > backdrop.stage.w / 2 ? -0.6 : 0.6 });
  return (
    contactShadow(paper, x, y, 100 * scale, figure.floats, backdrop.ink) +
    moved(x, y, scale * Math.min(1.1, look.size + 0.2), lightFigure(paper, figure.art, backdrop.light, STYLE_LOOKS.storybook))
  );
}

function magic(backdrop: Backdrop, place: DrawnPlace): string {
  const { stage } = backdrop;
  const { paper, w, h, s, roll } = stage;
  const words = `${place.magicalProperties.join(' ')} ${place.dangers.join(' ')}`;
  const marks: string[] = [];
  if (/glowing flowers|sleepy poppies/i.test(words))
    for (let i = 0; i < 12; i++) {
      const x = roll.between(0.04, 0.96) * w;
      const y = roll.between(0.84, 0.97) * h;
      marks.push(
        paper.glow(x, y - 30 * s, 50 * s, '#ffd0f0', 0.7),
        stemmed(x, y, 34 * s, 18 * s, /popp/i.test(words) ? '#f2654a' : '#ffb0e0', '#6fae7a'),
      );
    }
  if (/floating stones|gentle gravity/i.test(words))
    for (const [t, y, k] of [
      [0.18, 0.34, 1],
      [0.3, 0.24, 0.6],
      [0.8, 0.3, 0.9],
      [0.7, 0.2, 0.5],
    ] as const)
      marks.push(
        moved(
          w * t,
          h * y,
          k * s,
          path('M-60 0 Q-30 -34 20 -30 Q66 -20 60 6 Q40 40 0 46 Q-46 36 -60 0Z', paper.ball('#a8a0b4'), bare) +
            path('M-58 -4 Q-30 -36 20 -32 Q60 -22 58 0 Q0 14 -58 -4Z', '#8fbf7a', bare),
        ),
      );
  if (/doors? to|riddling|gatekeeper/i.test(words)) marks.push(moved(w * 0.16, h * 0.84, 1.6 * s, PROPS.door?.draw(paper) ?? ''));
  if (/mirror/i.test(words)) marks.push(moved(w * 0.86, h * 0.84, 1.5 * s, PROPS.mirror?.draw(paper) ?? ''));
  if (/healing waters|whirlpool/i.test(words))
    marks.push(
      ellipse(w * 0.5, h * 0.88, 170 * s, 34 * s, '#a9ecf0', `${bare} opacity=".75"`),
      line(
        `M${w * 0.5 - 90 * s} ${h * 0.88} q${90 * s} ${-26 * s} ${180 * s} 0 M${w * 0.5 - 50 * s} ${h * 0.885} q${50 * s} ` +
          `${14 * s} ${100 * s} 0`,
        '#ffffff',
        4,
        0.8,
      ),
    );
  if (/invisible bridges|wandering paths/i.test(words))
    marks.push(
      path(
        `M${w * 0.08} ${h * 0.62} Q${w * 0.36} ${h * 0.4} ${w * 0.68} ${h * 0.5}`,
        'none',
        `stroke="#ffffff" stroke-width="${16 * s}" stroke-dasharray="4 22" stroke-linecap="round" opacity=".75"`,
      ),
    );
  if (/dreams|wishes|lost things|colors|memor/i.test(words))
    for (let i = 0; i < 14; i++)
      marks.push(
        path(
          twinklePath(roll.between(0.05, 0.95) * w, roll.between(0.1, 0.7) * h, roll.between(8, 18) * s),
          ['#fff6c8', '#ffd0ec', '#c9e6ff'][i % 3] ?? '#fff',
          `${bare} opacity=".9"`,
        ),
      );
  if (/fog/i.test(words))
    marks.push(
      ...[0.5, 0.62, 0.74].map((t) =>
        path(
          `M0 ${h * t}H${w}V${h * (t + 0.14)}H0Z`,
          paper.linear([
            [0, '#ffffff', 0],
            [0.5, '#ffffff', 0.4],
            [1, '#ffffff', 0],
          ]),
          bare,
        ),
      ),
    );
  if (/vines|plants/i.test(words))
    marks.push(
      line(
        `M${w * 0.02} 0 Q${w * 0.09} ${h * 0.2} ${w * 0.04} ${h * 0.4} M${w * 0.96} 0 Q${w * 0.9} ${h * 0.16} ${w * 0.95} ${h * 0.34}`,
        '#5f8f54',
        9 * s,
      ),
      ...[
        [0.06, 0.12],
        [0.07, 0.24],
        [0.94, 0.14],
        [0.92, 0.24],
      ].map(([x = 0, y = 0]) => ellipse(w * x, h * y, 22 * s, 12 * s, '#74b068', bare)),
    );
  if (/boulder/i.test(words)) marks.push(moved(w * 0.84, h * 0.86, s, circle(0, -44, 56, paper.ball('#9a92a0'), bare)));
  return group('', ...marks);
}

function butterflies({ stage }: Backdrop): string {
  const { w, h, s, roll } = stage;
  return Array.from({ length: 12 }, (_, i) => {
    const x = roll.between(0.05, 0.95) * w;
    const y = roll.between(0.3, 0.86) * h;
    const k = roll.between(0.6, 1.2) * s;
    const color = ['#f2a54a', '#8f9af0', '#f28ab0', '#fff0a8'][i % 4] ?? '#f2a54a';
    return (
      `<g transform="translate(${x} ${y}) rotate(${roll.between(-40, 40)}) ` +
      `scale(${k})">${path('M0 0 C-8 -26 -34 -26 -30 -6 C-28 8 -10 10 0 2 C10 10 28 8 30 -6 C34 -26 8 -26 0 0Z', color, bare)}` +
      `${line('M0 -10 V12', '#4a3550', 4)}</g>`
    );
  }).join('');
}
