/** The colors of the figure in a picture, by the names of our color lists. What fills the border is taken for background. */
import { COLOR_SWATCHES, type ColorLabel } from '@fableloom/contract/taxonomies/colors';
import { type Cluster, clustersOf } from './clusters.ts';
import type { SeenColor } from './eyes.port.ts';
import { distance, hexOf, type Lab, labOfHex, type Point } from './oklab.ts';

const MOST_CLUSTERS = 8;
const MOST_COLORS = 4;
/** A smaller share of the figure is an eye or a button. */
const LEAST_SHARE = 0.05;
/** A cluster that holds this much of the border is background. */
const BORDER_SHARE = 0.2;
/** One that is as frequent in the outer band as anything else, or nearly, is background too: a forest, a sky of many blues. */
const RIM_SHARE = 0.62;
/** Closer than this to the background is background too: a shadow on a wall, the rim of a line. */
const ALIKE = 0.07;
/** A figure that is a smaller part of the picture has the color of its background: then the whole picture counts. */
const LEAST_FIGURE = 0.08;

/** Mean lightness of a picture taken at night. */
const NIGHT = 0.4;
/** In the dark a lamp or a window stands out too: whoever was taken stands in the middle, where points weigh so much more than on average. */
const MIDDLE_AT_NIGHT = 1.35;

/** Labels that say more than a color: patterns, light, metals, skin and hair are not read out of a picture. */
const FIRST_PLAIN: ColorLabel = 'Ruby red';
const LAST_PLAIN: ColorLabel = 'Ink black';

const labels = Object.keys(COLOR_SWATCHES) as ColorLabel[];
const PLAIN: readonly { label: ColorLabel; lab: Lab }[] = labels
  .slice(labels.indexOf(FIRST_PLAIN), labels.indexOf(LAST_PLAIN) + 1)
  .map((label) => ({ label, lab: labOfHex(COLOR_SWATCHES[label]) }));

/** Of a paler and of another color people say that the second is further away. */
const difference = (one: Lab, other: Lab): number => Math.hypot((one.L - other.L) * 0.7, (one.a - other.a) * 1.5, (one.b - other.b) * 1.5);

/** The plain color that lies nearest. */
export function nameOf(color: Lab): ColorLabel {
  let [name, gap]: [ColorLabel, number] = [FIRST_PLAIN, Infinity];
  for (const { label, lab } of PLAIN) {
    const away = difference(color, lab);
    if (away < gap) [name, gap] = [label, away];
  }
  return name;
}

const pixels = (clusters: readonly Cluster[]): number => clusters.reduce((sum, { points }) => sum + points.length, 0);
const weightOf = (clusters: readonly Cluster[]): number => clusters.reduce((sum, { points }) => sum + points.reduce((all, { weight }) => all + weight, 0), 0);
const rimOf = (points: Cluster['points']): number => points.filter(({ isRim }) => isRim).length / Math.max(1, points.length);

const isPaper = ({ L, a, b }: Lab): boolean => L > 0.9 && Math.hypot(a, b) < 0.03;

const isDark = (clusters: readonly Cluster[]): boolean =>
  clusters.reduce((sum, { L, points }) => sum + L * points.length, 0) <= NIGHT * Math.max(1, pixels(clusters));

/** Without a see-through ground the border tells what lies behind the figure. */
function figureOf(clusters: readonly Cluster[]): { seen: readonly Cluster[]; standsOut: boolean } {
  const border = clusters.reduce((sum, { points }) => sum + points.filter(({ isBorder }) => isBorder).length, 0);
  const rim = rimOf(clusters.flatMap(({ points }) => points));
  const atBorder = clusters.filter(({ points }) => points.filter(({ isBorder }) => isBorder).length > border * BORDER_SHARE);
  // A see-through ground has no border: all that is seen is figure.
  const around = border === 0 ? [] : clusters.filter(({ points }) => rimOf(points) > rim * RIM_SHARE);
  const figure = clusters.filter((cluster) => !around.includes(cluster) && atBorder.every((behind) => distance(cluster, behind) > ALIKE));
  const isLamp = isDark(clusters) && weightOf(figure) / Math.max(1, pixels(figure)) < (weightOf(clusters) / Math.max(1, pixels(clusters))) * MIDDLE_AT_NIGHT;
  if (isLamp) return { seen: [], standsOut: false };
  if (pixels(figure) >= pixels(clusters) * LEAST_FIGURE) return { seen: figure, standsOut: true };
  // Lines on paper have no color of their own, and the paper is nobody's.
  const [largest] = clusters;
  if (largest && isPaper(largest) && figure.length > 0) return { seen: [], standsOut: true };
  // Where nobody stands out of the dark, the colors are those of the night.
  return { seen: isDark(clusters) ? [] : clusters, standsOut: false };
}

/** @returns the colors, and whether somebody or something stands out of what lies behind */
export function mainColors(points: readonly Point[]): { colors: SeenColor[]; standsOut: boolean } {
  const { seen: figure, standsOut } = figureOf(clustersOf(points, MOST_CLUSTERS));
  const all = weightOf(figure);
  const byLabel = new Map<ColorLabel, SeenColor>();
  for (const cluster of figure) {
    const label = nameOf(cluster);
    const known = byLabel.get(label);
    const share = (known?.share ?? 0) + weightOf([cluster]) / all;
    byLabel.set(label, { label, hex: known?.hex ?? hexOf(cluster), share });
  }
  const seen = [...byLabel.values()].filter(({ share }) => share >= LEAST_SHARE).toSorted((one, other) => other.share - one.share);
  return { colors: seen.slice(0, MOST_COLORS).map((color) => ({ ...color, share: Math.round(color.share * 100) / 100 })), standsOut };
}
