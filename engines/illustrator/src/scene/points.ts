/** How much there is to see in words: points for each thing that can be seen, and off for what cannot. */

/** How many there are, the points of each, and up to how many of them count. */
type Sign = readonly [count: number, points: number, most?: number];

export const pointsOf = (signs: readonly Sign[]): number => signs.reduce((sum, [count, points, most = count]) => sum + Math.min(count, most) * points, 0);
