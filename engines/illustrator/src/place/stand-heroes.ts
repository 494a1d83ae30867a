/** Stands the heroes of a place where they are seen: alone in the middle, beside people, or wide behind them. */
import { BUILDINGS } from './buildings.ts';
import { FRAMES } from './heroes/frames.ts';
import type { Stage } from './ground.ts';
import { inLeaves } from './plants.ts';
import { inMaterial } from './asked-materials.ts';
import type { Setting } from './setting.ts';
import { SNOWED } from './snowed-on.ts';
import { clamp, polar, shade } from '../color.ts';
import { dice } from '../dice.ts';
import { Paper } from '../paper.ts';
import { dyeOf } from '../props/dye.ts';
import { reachOf } from '../scene/reach.ts';
import { moved } from '../shapes.ts';
import { bestSeen, type Box, LARGEST, type Place, PORTRAIT_GROWTH, seenOf } from './seen-beside.ts';

/** Wider than half a sheet: always in the middle, people stand before it. */
export const WIDE = new Set(
  (
    'volcano pyramid waterfall bridge mesa hedges cottages stalls ruins balloons stones candy toys mirrors mirrormaze secretlab shadowfolk marshlights jungletemple bigcrystals moonbase mirrorgold patches giantflowers ' +
    'sunflowers blooms tulips strawberries dandelions clovers lilies hollowhill stonearch rockmen hedgewalls rosebower mistfall cloudpeak ' +
    'bonepaintings glowworms dripstones galaxytrain cloudhouses starbabies wheelstation greenhouse bigbubbles iceshards firebowls hearth ' +
    'sunstones lavafall coralhouses bubblehouses kelp icearch whirl bolts kites roots moledoors fossils marbleblocks amphitheater ' +
    'pillarrow goldcity bluecity cloudcity seacity sandcity belltower ropebridge statues heroesbridge mosaics sphinx moai starpyramid ' +
    'catstatues bookhouses teapothouse skylanterns crookedtowers airship clockshop breadshops potionshops canal crookedrow tallhouses ' +
    'toyshelves wandshelves cakes icecounter broomrack flyingbooks toybench jars candles hospitalbeds projector bones hoops bigscreen ' +
    'tvset robotarm weatherdesk parcels tank controls easels labbench rooftop subway locomotive skyscraper crane busstop schoolbus ' +
    'playground coaster bigtop pool goal pier fireengine airplane fishingboats dish hospitalhouse umbrellas paddock vegbeds porch ' +
    'yardswings carbench clothesline puddles haycart cornmaze beehives vines snowmen rink sleds windowcandles cobwebs frostfort ' +
    'piratefort longshadows camptent lighthousehome bench farmhouse grandpiano sofa rockers fort bathtub understairs bookdoor stairs keep ' +
    'lagoonlights sundoor mermaidrock slotcanyon echofaces upsidecastle thorncastle catcastle clockwork forge crookedtowers starharbor rocketbay ' +
    'foxden tunnels batroost thornarch burrows ruinedcastle webcastle inkwell coraltowers cloudspires elfhomes moonbells cubbies traffic ' +
    'skyislands nursery griffincliffs frontgardens refuge sealrocks cocoahut orchestra contraption appleladder spaceclass eagleridge yeticave zoo perch stones caravan cabin beachhouse igloo moontemple'
  ).split(' '),
);

/** Hangs, floats or flies: throws no shadow on the ground. */
const HANGS = new Set(
  (
    'kites bolts skylanterns balloons airship bigcomet wheelstation ufo flyingbooks glowworms upsidecastle spiral kelp roots bigbubbles ' +
    'galaxytrain volcano mesa iceberg mistfall cloudpeak cobwebs lilies whirl rink pool puddles cloudhouses ship ghostship houseboat fishingboats ' +
    'skyislands pond canal starharbor lagoonlights pumpkins batroost inkwell sealrocks'
  ).split(' '),
);

/** Have a face at their left. */
const TURNS = new Set(['sphinx']);
/** Have their best at the right: one or two people stand before the other half. */
const RIGHT = new Set(['lighthousehome']);
/** Low and long: behind four and five they grow more than the others. */
const LOW = new Set(['fireengine', 'busstop', 'schoolbus', 'locomotive', 'amphitheater', 'carbench']);
const LOW_GROWN = 1.35;
/** All over the sheet anyhow. */
const SPREAD = new Set(['glowworms', 'bolts', 'kites', 'pillarrow', 'roots', 'slotcanyon', 'kelp', 'canal', 'rink', 'pool', 'lagoonlights', 'mesa', 'echofaces', 'cloudpeak', 'mistfall', 'batroost', 'tunnels', 'mirrormaze']);
/** Water that nobody stands on. */
const WET = new Set(['canal', 'pool', 'rink']);

/** Stand at both edges of the sheet and leave its middle to people and to what the place has of its own. */
const FRAMING = new Set(Object.keys(FRAMES));

/** Has arms with air between them: sails that stick out behind a head are its ears. What is to be seen is the middle, and so it is of a mountain with a face. */
const AIRY = new Set(['windmill', 'singingmountain', 'bonfire', 'lanternkiln', 'shadowfolk']);
const CORE = 0.4;

/** Too near, it would burn who stands before it. */
const AWAY_FROM_PEOPLE: Readonly<Record<string, number>> = { bonfire: 0.66 };
const AT_THE_EDGES = [0.13, 0.87, 0.2, 0.8];

/** No landmark grows nearer to the upper edge than this share of the sheet. */
const HIGHEST = 0.09;

interface Where {
  y: number;
  at: (color: string) => string;
  lit: boolean;
  scale?: number;
  /** where the first of several or of narrow ones stands beside people, 0..1 */
  first?: number;
  /** nothing else stands in the place */
  alone?: boolean;
}

/** On grass the bushes of the builder, elsewhere what the ground is made of. */
const GRASSY = new Set(['meadow', 'forest', 'garden', 'lake', 'swamp', 'sky']);
const isGreen = (color: string): boolean => polar(color).h > 100 && polar(color).h < 175 && polar(color).c > 0.03;
const footOf = ({ ground, land }: Setting): { foot?: string } => (GRASSY.has(ground) && isGreen(land) ? {} : { foot: shade(land, -0.05) });

/** Moved as far as its ends need to be on the sheet; what is wider than that stays near the middle. Wide ones may lose a little of a rail or a wall. @param share of the width that a unit is */
function within(x: number, art: string, { share, air }: { share: number; air: number }): number {
  const { left, right } = reachOf(art);
  const [low, high] = [air - left * share, 1 - air - right * share];
  return low < high ? clamp(x, low, high) : clamp(x, 0.4, 0.6);
}

/** How much larger something may be drawn so that it is no taller than there is room, in its own units. */
const growth = (art: string, room: number, most: number): number => {
  const tall = -reachOf(art).top;
  return tall > 0 ? clamp(room / tall, 1, most) : 1;
};

function frame(stage: Stage, setting: Setting, name: string, { y, at, lit, scale = 1 }: Where): string {
  const { paper, w, s, roll } = stage;
  const k = scale * s;
  stage.taken = [...(stage.taken ?? []), { x: 0, half: 190 * k }, { x: w, half: 190 * k }];
  return moved(w / 2, y, k, BUILDINGS[name]?.({ paper, at, lit, roll, edge: w / 2 / k, ...footOf(setting) }) ?? '');
}

export function heroes(stage: Stage, setting: Setting, { y, at, lit, scale = 1.05, first, alone }: Where): string {
  const { w, h, s, roll, crowded, paper } = stage;
  const drawn = setting.features.filter((name) => BUILDINGS[name]);
  const rolled = first ?? roll.pick([0.27, 0.73] as const);
  const side = stage.aside ?? rolled;
  const firstAt = (wide: boolean): number => {
    // One and two gather on one side: what is in the middle of it is seen beside them.
    if (wide && stage.aside) return side < 0.5 ? 0.27 : 0.73;
    if (wide || (!crowded && (alone ?? drawn.length < 2))) return 0.5;
    return crowded ? (side < 0.5 ? 0.22 : 0.78) : side;
  };
  return drawn
    .map((name, i) => ({ name, i }))
    .toReversed()
    .map(({ name, i }) => {
      if (FRAMING.has(name)) return frame(stage, setting, name, { y, at, lit, scale });
      const wide = WIDE.has(name);
      // Right over a head a saucer would be its hat.
      const away = name === 'ufo' && crowded ? (side < 0.5 ? 0.87 : 0.13) : side < 0.5 ? 0.8 : 0.2;
      const chosen = i ? (wide ? 0.5 : away) : stage.seenAt ?? firstAt(wide);
      const fit = Math.min(1, (w / h) * 1.05);
      const own = scale * s * (i ? 0.78 : TURNS.has(name) && stage.seenAt ? 1.4 : 1) * (crowded ? (AWAY_FROM_PEOPLE[name] ?? (wide ? 1 : 0.95)) : 1) * (wide ? fit : 1);
      const dye = setting.dyes?.[name];
      const dyed = dye ? dyeOf(dye, (own) => BUILDINGS[name]?.({ paper: new Paper(1, 1), at: own, lit, roll: dice(name), ...footOf(setting) })) : undefined;
      const material = setting.material?.on === name ? setting.material : undefined;
      const painted = material ? (color: string): string => at(inMaterial(material, color)) : dyed ? (color: string): string => at(dyed(color)) : at;
      const built = BUILDINGS[name]?.({ paper, at: inLeaves(setting.props.includes(SNOWED) ? setting.leaves : undefined, painted), lit, roll, ...footOf(setting), ...(stage.overcast ? { overcast: true } : {}), ...(setting.without?.includes('flag') ? { flagless: true } : {}) }) ?? '';
      const drawnArt = material?.clear ? `<g opacity="${material.clear}">${built}</g>` : built;
      // Whoever has a face turns it to the side where nobody stands before it.
      const isTurned = (TURNS.has(name) && (stage.seenAt ?? stage.aside ?? 0) > 0.5) || (RIGHT.has(name) && (stage.aside ?? 1) < 0.5);
      const turned = isTurned ? `<g transform="scale(-1 1)">${drawnArt}</g>` : drawnArt;
      const grown = wide && !i && stage.grow ? own * growth(drawnArt, (y - h * HIGHEST) / own, stage.grow * (LOW.has(name) ? LOW_GROWN : 1)) : own;
      const reach = reachOf(turned);
      const usual = i || stage.seenAt ? chosen : within(chosen, drawnArt, { share: grown / w, air: wide ? -0.06 : 0.02 });
      const lift = name === 'ufo' && crowded ? -h * 0.13 : stage.seenAt ? -h * 0.035 : i && wide ? -h * 0.02 : 0;
      // Who is known to stand before it: it moves to where it is seen, or grows above them.
      const growths = stage.portrait ? PORTRAIT_GROWTH : undefined;
      const most = Math.min(growths?.at(-1) ?? LARGEST, (y - h * HIGHEST) / Math.max(1, -reach.top * own));
      const [coreLeft, coreRight] = AIRY.has(name) ? [reach.left * CORE, reach.right * CORE] : [reach.left, reach.right];
      const boxAt = ({ x, grow }: Place): Box => ({ left: w * x + coreLeft * own * grow, right: w * x + coreRight * own * grow, top: y + lift + reach.top * own * grow, bottom: y + lift + Math.min(0, reach.bottom) * own * grow });
      const seen = (place: Place): number => (place.grow > Math.max(1, most) ? 0 : seenOf(boxAt(place), stage.blockers ?? [], w));
      const isGrown = wide && stage.grow !== undefined;
      const stood = { x: usual, grow: grown / own };
      const isMovable = !i && stage.blockers && !isGrown && !SPREAD.has(name);
      // Of what has a middle all of it is to be seen, however many stand before it.
      const people = AIRY.has(name) || AWAY_FROM_PEOPLE[name] ? 1 : (stage.blockers?.length ?? 0);
      const stands = isMovable ? bestSeen(stood, people, seen, AWAY_FROM_PEOPLE[name] ? { growth: [1], places: AT_THE_EDGES } : growths && { growth: growths }) : stood;
      // A face at one end would be cut by the edge.
      const widest = TURNS.has(name) ? 0.97 : name === 'carbench' ? 1.1 : 1.6;
      const k = Math.max(Math.min(own, own * stands.grow), Math.min(own * stands.grow, (w * widest) / (reach.right - reach.left)));
      const x = TURNS.has(name) && stage.grow ? within(stands.x, turned, { share: k / w, air: 0.01 }) : stands.x;
      const shadow = HANGS.has(name)
        ? ''
        : paper.softEllipse(w * x, y + lift + 4, (wide ? 400 : 200) * k, (wide ? 30 : 22) * k, stage.palette.contrast, 0.34);
      const half = wide ? (stage.seenAt ? 230 * k : stage.blockers ? Math.min(200 * k, w * 0.2) : 0) : reachOf(drawnArt).right * k;
      // The two rocks of a canyon stand far from its middle.
      if (name === 'mesa') stage.taken = [...(stage.taken ?? []), { x: w * x - 295 * k, half: 130 * k }, { x: w * x + 270 * k, half: 125 * k }];
      if (half) stage.taken = [...(stage.taken ?? []), { x: w * x, half }];
      return shadow + moved(w * x, WET.has(name) && stage.feet ? Math.min(y + lift, stage.feet - reachOf(drawnArt).bottom * k) : y + lift, k, turned);
    })
    .join('');
}
