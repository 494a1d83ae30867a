/** How somebody likes to read on this device: kept here, so that it also holds for visitors and without a network. */
import type { Preferences } from '@fableloom/contract';
import type { CSSProperties } from 'react';
import { onDevice, useOnDevice } from '../../session/on-device.ts';

export const SPACINGS = ['normal', 'wide', 'widest'] as const;
export const TINTS = ['none', 'cream', 'rose', 'mint', 'sky'] as const;
const FONTS = ['auto', 'andika', 'literata', 'lexend', 'atkinson', 'opendyslexic'] as const satisfies readonly Preferences['readingFont'][];
/** Pixels. */
export const SIZES = { smallest: 16, largest: 40, step: 2 } as const;

export interface ReadingSettings {
  /** Null: as the profile says. */
  font: Preferences['readingFont'] | null;
  /** Pixels; null: as the profile says, or what suits the age of the story. */
  size: number | null;
  spacing: (typeof SPACINGS)[number];
  tint: (typeof TINTS)[number];
  /** A band that stays on the line being read. */
  ruler: boolean;
  /** Syllables in two colours in turns. */
  syllables: boolean;
  /** Space and Enter turn the page, for those who have one key or one switch. */
  oneSwitch: boolean;
  /** Reading mode takes the whole screen, where the device lets pages do so. */
  fullScreen: boolean;
}

export const PLAIN: ReadingSettings = {
  font: null, size: null, spacing: 'normal', tint: 'none', ruler: false, syllables: false, oneSwitch: false, fullScreen: true,
};

const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((known) => known === value);

/** Whatever is not understood is plain. */
export function parseReadingSettings(stored: unknown): ReadingSettings {
  const found: Record<string, unknown> = { ...(typeof stored === 'object' ? stored : {}) };
  const { size } = found;
  const isSize = typeof size === 'number' && size >= SIZES.smallest && size <= SIZES.largest;
  return {
    font: oneOf(FONTS, found['font']) ?? null,
    size: isSize ? Math.round(size) : null,
    spacing: oneOf(SPACINGS, found['spacing']) ?? PLAIN.spacing,
    tint: oneOf(TINTS, found['tint']) ?? PLAIN.tint,
    ruler: found['ruler'] === true,
    syllables: found['syllables'] === true,
    oneSwitch: found['oneSwitch'] === true,
    fullScreen: found['fullScreen'] !== false,
  };
}

const memory = onDevice('reading', parseReadingSettings);

export const changeReading = (patch: Partial<ReadingSettings>) => memory.keep({ ...memory.read(), ...patch });

export const useReadingSettings = (): ReadingSettings => useOnDevice(memory, PLAIN);

/** Colours every card inside, for the page of a book; the tokens hold both themes. */
export const pageStyle = ({ tint }: ReadingSettings): CSSProperties | undefined => (tint === 'none' ? undefined : ({ '--card': `var(--page-${tint})` } as CSSProperties));
