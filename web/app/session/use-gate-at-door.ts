/** Whoever comes to a form by its address alone is told at the door what the plan does not open, before anything is filled in. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGates } from './gates.ts';

export function useGateAtDoor(kind: 'character' | 'location'): void {
  const { roomFor, pass } = useGates();
  const door = roomFor(kind);
  const isDecided = useRef(false);
  const decide = useEffectEvent(() => {
    isDecided.current = true;
    pass(door, true);
  });
  useEffect(() => {
    // Once: what is made here fills the plan, and its picture is still to come.
    if (door.is !== 'unknown' && !isDecided.current) decide();
  }, [door.is]);
}
