/** Where snow falls on green land it stays: the ground and the crowns are white, and nothing blooms. */
import { mix, polar } from '../color.ts';
import type { Ground, Setting } from './setting.ts';

const GREEN: ReadonlySet<Ground> = new Set(['meadow', 'garden', 'forest', 'street', 'lake', 'swamp']);
const SNOW = '#eef3fa';
/** Land as light as this is covered already. */
const WHITE = 0.93;

export const SNOWED = 'snowed';

export function snowedOn(setting: Setting): Setting {
  const { weather, ground, land, props } = setting;
  if (weather !== 'snow' || !GREEN.has(ground)) return setting;
  if (polar(land).l > WHITE) return { ...setting, props: [...props, SNOWED] };
  return { ...setting, land: mix(land, SNOW, ground === 'forest' ? 0.66 : 0.84), leaves: '#ffffff', flowers: SNOW, props: [...props, SNOWED] };
}
