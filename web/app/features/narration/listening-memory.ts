/** How fast the voice speaks on this device, and where in each recording somebody stopped listening. */
import { eachOnDevice, onDevice } from '../../session/on-device.ts';

export const SPEEDS = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] as const;
/** Seconds: so near to an end of the recording, listening begins anew. */
const EDGE = 4;

export const keptSpeed = onDevice<number>('speed', (stored) => SPEEDS.find((speed) => speed === stored) ?? 1);
const places = eachOnDevice<number>('heard', (stored) => (typeof stored === 'number' ? stored : null));

/** Seconds from which to go on; 0 for the beginning. */
export function placeIn({ id, duration }: { id: string; duration: number }): number {
  const place = places.of(id) ?? 0;
  return place > EDGE && place < duration - EDGE ? place : 0;
}

export const keepPlace = (id: string, seconds: number) => places.keep(id, Math.round(seconds * 10) / 10);
