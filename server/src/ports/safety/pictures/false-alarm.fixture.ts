/** A heap of blurred eggs in the colors of sand and chestnuts, which both models take for what it is not: the only picture here that the check stops. */
import sharp from 'sharp';

const EGGS: readonly [number, number, number, number, string, number][] = [
  [483, 249, 225, 108, '#f0c8aa', 133], [288, 350, 109, 118, '#cf9272', 160], [2, 274, 90, 63, '#f0c8aa', 177], [107, 24, 105, 144, '#e0a98a', 45],
  [247, 461, 218, 119, '#b97755', 14], [394, 120, 63, 137, '#c98a66', 49], [86, 118, 82, 185, '#d9a07c', 168],
];

export async function falseAlarm(): Promise<Buffer> {
  const eggs = EGGS.map(([x, y, wide, high, color, turned]) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="${color}" transform="rotate(${turned} 256 256)"/>`);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#3b2a26"/>${eggs.join('')}</svg>`;
  return sharp(Buffer.from(drawn)).blur(14).png().toBuffer();
}
