/** Which signs a look wears: those of its type, of its chosen features and of its role in the story. */
import type { DrawnCharacter } from '../../brief.ts';
import type { Kind } from '../../lexicon/kinds.ts';
import { firstOf, HAT_WORDS } from '../../lexicon/roles.ts';
import type { AgeGroup, Rig } from '../look.ts';

type Body = Rig['rig'];
type Row = readonly [feature: RegExp, sign: string, bodies?: readonly Body[]];

const NOT_PEOPLE: readonly Body[] = ['beast', 'creature', 'bird', 'swimmer', 'robot', 'spirit', 'bug'];
const NECKLESS: readonly Body[] = ['swimmer', 'spirit', 'bug'];
const PLAIN_FACES: readonly Body[] = ['bird', 'swimmer', 'robot', 'spirit', 'bug'];

const FEATURES: readonly Row[] = [
  [/tuft of hair/i, 'hair-tuft'], [/shaggy fringe/i, 'fringe'], [/fur in curls/i, 'fur-curls'], [/wool hair/i, 'wool-hair'],
  [/misty curls/i, 'misty-curls'], [/paper curls/i, 'paper-curls'], [/tangled mop/i, 'mop'], [/straw hair/i, 'straw-hair'],
  [/curly wires/i, 'wires'], [/bobble pigtails/i, 'bobbles'], [/spring on the head/i, 'wind-up-spring'],
  [/antenna with a light/i, 'lamp-antenna'], [/flame of hair/i, 'flames'], [/trail of stars/i, 'six-star-trail'],
  [/two antennae/i, 'two-antennae', NOT_PEOPLE], [/curly antennae/i, 'curly-antennae'], [/fluffy antennae/i, 'feather-antennae'],
  [/tentacle curls/i, 'tentacles'], [/crystal crest/i, 'ice-spikes'], [/feather crest/i, 'feather-crest'], [/ear tufts/i, 'ear-tufts'],
  [/ruffled feathers/i, 'feather-cloak'], [/fluffy (chest|collar)/i, 'petal-fluff'], [/row of spikes/i, 'head-spikes'],
  [/frilled collar/i, 'frill'], [/curly whiskers/i, 'dragon-whiskers'], [/leafy crest/i, 'plume-leaves', NOT_PEOPLE],
  [/fan-shaped fin/i, 'fan-fin'], [/seaweed curls/i, 'seaweed'], [/coral crown/i, 'coral-crown'], [/flowing mane/i, 'mane-flow'],
  [/braided mane/i, 'mane-braid'], [/curly mane/i, 'mane-curl'], [/glittering (hair|mane)/i, 'glitter-hair'],
  [/fluffy cheeks/i, 'cheek-fluff'], [/(^|, )freckles|painted freckles/i, 'freckle-dots', NOT_PEOPLE],
  [/glowing freckles/i, 'gold-freckles'], [/laugh lines/i, 'laugh-lines'], [/long whiskers/i, 'long-whiskers'],
  [/heart-shaped nose/i, 'heart-nose'], [/one tooth/i, 'one-tooth'], [/smoke from the nose/i, 'nose-smoke'],
  [/bubbles when talking/i, 'mouth-bubbles'], [/screen face/i, 'screen-frame'], [/lamp eyes of two/i, 'two-lamps'],
  [/zipper mouth/i, 'zipper'], [/stitched smile/i, 'stitched-smile'], [/carrot nose/i, 'carrot-nose'],
  [/star-shaped glasses/i, 'star-glasses'], [/monocle/i, 'monocle'], [/round glasses/i, 'round-lenses', ['robot']],
  [/eye ?patch/i, 'eye-patch', PLAIN_FACES], [/hearing aids/i, 'ear-aid', ['creature', 'bird', 'spirit', 'swimmer']],
  [/ear trumpet shell/i, 'ear-shell'], [/translator earpiece/i, 'earpiece'], [/breathing bubble|glass helmet/i, 'hat-bubble', NOT_PEOPLE],
  [/hover chair/i, 'hover-disc'], [/wheels for the hind legs/i, 'hind-wheels'], [/wheels for feet/i, 'rolling-feet'],
  [/wing in a sling/i, 'sling'], [/one (small fin|small wing|odd arm|borrowed arm)/i, 'odd-arm'], [/patched leg/i, 'low-patch'],
  [/walking stick/i, 'side-stick', ['spirit', 'bug', 'robot', 'swimmer']],
  [/scarf/i, 'scarf', NECKLESS], [/bow tie/i, 'bow-tie', NECKLESS], [/\bcape\b/i, 'cape', NOT_PEOPLE], [/patched vest/i, 'patched-vest'],
  [/acorn cap/i, 'acorn-cap'], [/raincoat/i, 'raincoat', NOT_PEOPLE], [/dungarees/i, 'dungarees', NOT_PEOPLE], [/knitted sweater/i, 'sweater', NOT_PEOPLE],
  [/apron/i, 'apron', NOT_PEOPLE], [/knight armor/i, 'breastplate', NOT_PEOPLE], [/space suit/i, 'space-collar', NOT_PEOPLE],
  [/saddle with bells/i, 'saddle'], [/feather cloak/i, 'feather-cloak'], [/painted dress/i, 'painted-dress'],
  [/painted tuxedo/i, 'tuxedo'], [/tool belt/i, 'tool-belt'], [/flowing (robe|sleeves)/i, 'robe-back', NOT_PEOPLE],
  [/cloak of stars/i, 'star-cloak'], [/cloak of leaves/i, 'leaf-cape'], [/tunic with stars/i, 'star-belly'],
  [/dress of petals/i, 'petal-collar', NOT_PEOPLE], [/uniform with buttons/i, 'soldier-coat'], [/curly-toed shoes/i, 'curly-shoes'],
  [/odd socks/i, 'odd-socks'], [/rain boots/i, 'boots'],
  [/star-shaped mark|star on the forehead/i, 'star-brow', PLAIN_FACES], [/heart-shaped mark/i, 'heart-cheek'], [/rosy cheeks/i, 'rosy-cheeks'],
  [/brand-new shine/i, 'new-shine'], [/worn and mended/i, 'mended'],
  [/trail of glitter/i, 'glitter'], [/ink on the fingers/i, 'ink-blots'], [/backpack/i, 'backpack'],
  [/butterfly wings/i, 'butterfly-wings', NOT_PEOPLE], [/dragonfly wings/i, 'glass-wings', NOT_PEOPLE],
  [/feather wings/i, 'feather-wings', ['bird', 'spirit', 'robot', 'swimmer', 'bug', 'creature']],
    [/bat wings|dragon wings/i, 'bat-wings', ['bird', 'spirit', 'robot', 'swimmer', 'bug', 'creature']],
  [/sword and shield/i, 'shield-side'],
  [/tiny wings/i, 'tiny-wings'], [/flame-tipped wings/i, 'flame-wings'], [/very long tail feathers/i, 'long-feathers'],
  [/very long tail(?! f)/i, 'long-tail'], [/one white paw/i, 'white-paw'], [/big paws|very large feet/i, 'big-feet'],
  [/star-shaped hooves/i, 'star-hooves'], [/small horns|curved horns/i, 'horn-pair', ['bird', 'spirit', 'swimmer', 'bug', 'creature']],
  [/spiral horn/i, 'spiral-horn'], [/patterned shell/i, 'shell-back'], [/swirly shell/i, 'swirl-shell'],
  [/(^|, )stripes/i, 'stripe-marks', ['bird', 'swimmer', 'creature', 'bug', 'spirit']],
  [/(^|, )spots/i, 'spot-marks', ['bird', 'swimmer', 'creature', 'bug', 'spirit']],
  [/shining belly|golden belly/i, 'chest-light', ['swimmer', 'bug', 'beast']], [/eight fast legs/i, 'eight-legs'],
  [/light in the chest/i, 'chest-light'], [/propeller/i, 'back-propeller'], [/stickers/i, 'stickers'], [/dents/i, 'dents'],
  [/chains of bells/i, 'chain'], [/suction-cup/i, 'suction-cups'], [/crystal skin/i, 'crystal-skin'],
    [/extra arms/i, 'body-arms', NOT_PEOPLE],
  [/colorful patches/i, 'big-patches'], [/visible stitches/i, 'stitched-seam'], [/cracks that shine/i, 'gold-cracks'],
  [/moss on the shoulders/i, 'moss'], [/wind-up key/i, 'wind-up-key'], [/very long legs/i, 'stilt-legs', NOT_PEOPLE],
];

/** What a role adds to a body that wears no clothes; people show it in theirs. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  hero: ['cape'],
  villain: ['dark-cape'],
  mentor: ['role-mentor'],
  sidekick: ['role-sidekick'],
  antihero: ['role-antihero'],
  guardian: ['badge'],
  trickster: ['role-trickster'],
};
const ROLES_OF_PEOPLE: Readonly<Record<string, readonly string[]>> = { ...ROLES, hero: ['medal-star'], mentor: [] };

/** What has a tail gets no second one: its own grows (`longTail`). */
const hasTail = ({ rig, parts }: Rig): boolean =>
  rig === 'beast' ? parts.tail !== 'none' && parts.tail !== 'stub' : rig === 'bug' ? parts.shape === 'gecko' : rig === 'creature' && parts.tail === true;

export function readSigns(character: DrawnCharacter, kind: Kind, rig: Rig, age: AgeGroup): string[] {
  const feature = character.appearance.distinguishingFeature ?? '';
  const roles = rig.rig === 'human' ? ROLES_OF_PEOPLE : ROLES;
  const hat = rig.rig === 'human' ? undefined : firstOf(HAT_WORDS, feature);
  const stands = rig.rig === 'beast' && rig.parts.stance === 'stand' && /walking stick/i.test(feature);
  const own = hat ? (kind.own?.signs ?? []).filter((sign) => !sign.startsWith('hat-')) : (kind.own?.signs ?? []);
  return [
    ...new Set([
      ...own,
      ...FEATURES.filter(([words, , bodies]) => words.test(feature) && (!bodies || bodies.includes(rig.rig))).map(([, sign]) => sign).filter((sign) => (sign !== 'acorn-cap' || !firstOf(HAT_WORDS, feature)) && (sign !== 'long-tail' || !hasTail(rig))),
      ...(stands ? ['side-stick'] : []),
      ...(rig.rig === 'human' ? [] : age === 'elder' ? ['old-brows'] : age === 'toddler' ? ['baby-curl'] : []),
      ...(hat ? [`hat-${hat}`] : []),
      ...(roles[(character.role ?? '').trim().toLowerCase()] ?? []),
    ]),
  ];
}
