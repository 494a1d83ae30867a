/** The fonts (OFL) that go on where Latin, Greek and Cyrillic ones end: Hebrew, Arabic, Chinese, and small pictures. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface OtherScript {
  /** As the font calls itself. */
  family: string;
  /** Under @fontsource/, without the weight and what follows it. */
  file: string;
  weights: readonly number[];
}

export const OTHER_SCRIPTS: readonly OtherScript[] = [
  { family: 'Noto Sans Hebrew', file: 'noto-sans-hebrew/files/noto-sans-hebrew-hebrew', weights: [400, 600, 700] },
  { family: 'Noto Naskh Arabic', file: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic', weights: [400, 600, 700] },
  { family: 'ZCOOL XiaoWei', file: 'zcool-xiaowei/files/zcool-xiaowei-chinese-simplified', weights: [400] },
  { family: 'Noto Emoji', file: 'noto-emoji/files/noto-emoji-emoji', weights: [400, 600, 700] },
];

/** The file of a weight, or of the only one that the font has. */
export function fileOf({ file, weights }: OtherScript, weight: number): string {
  return `${file}-${weights.includes(weight) ? weight : weights[0]}-normal`;
}

const { resolve } = createRequire(import.meta.url);

/** @param name under @fontsource/, without its ending */
export const readWoff = (name: string): Buffer => readFileSync(resolve(`@fontsource/${name}.woff`));
