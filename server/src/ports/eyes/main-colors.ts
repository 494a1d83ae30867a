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
/** Closer than this to the background is background too: a shadow on a wall, the rim of a line. */
const ALIKE = 0.07;
/** A figure that is a smaller part of the picture has the color of its background: then the whole picture counts. */
const LEAST_FIGURE = 0.08;

/** Labels that say more than a color: patterns, light, metals, skin and hair are not read out of a picture. */
const FIRST_PLAIN: ColorLabel = 'Ruby red';
const LAST_PLAIN: ColorLabel = 'Ink black';

const labels = Object.keys(COLOR_SWATCHES) as ColorLabel[];
const PLAIN: readonly { label: ColorLabel; lab: Lab }[] = labels
  .slice(labels.indexOf(FIRST_PLAIN), labels.indexOf(LAST_PLAIN) + 1)
  .map((label) => ({ label, lab: labOfHex(COLOR_SWATCHES[label]) }));

/** The plain color that lies nearest. */
export function nameOf(color: Lab): ColorLabel {
  let [name, gap]: [ColorLabel, number] = [FIRST_PLAIN, Infinity];
  for (const { label, lab } of PLAIN) {
    const away = distance(color, lab);
    if (away < gap) [name, gap] = [label, away];
  }
  return name;
}

const pixels = (clusters: readonly Cluster[]): number => clusters.reduce((sum, { points }) => sum + points.length, 0);

/** Without a see-through ground the border tells what lies behind the figure. */
function figureOf(clusters: readonly Cluster[]): readonly Cluster[] {
  const border = clusters.reduce((sum, { points }) => sum + points.filter(({ isBorder }) => isBorder).length, 0);
  const ground = clusters.filter(({ points }) => points.filter(({ isBorder }) => isBorder).length > border * BORDER_SHARE);
  const figure = clusters.filter((cluster) => ground.every((behind) => distance(cluster, behind) > ALIKE));
  return pixels(figure) >= pixels(clusters) * LEAST_FIGURE ? figure : clusters;
}

export function mainColors(points: readonly Point[]): SeenColor[] {
  const figure = figureOf(clustersOf(points, MOST_CLUSTERS));
  const all = pixels(figure);
  const byLabel = new Map<ColorLabel, SeenColor>();
  for (const cluster of figure) {
    const label = nameOf(cluster);
    const known = byLabel.get(label);
    const share = (known?.share ?? 0) + cluster.points.length / all;
    byLabel.set(label, { label, hex: known?.hex ?? hexOf(cluster), share });
  }
  const seen = [...byLabel.values()].filter(({ share }) => share >= LEAST_SHARE).toSorted((one, other) => other.share - one.share);
  return seen.slice(0, MOST_COLORS).map((color) => ({ ...color, share: Math.round(color.share * 100) / 100 }));
}
