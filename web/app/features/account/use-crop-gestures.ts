/** Dragging with a pointer, two fingers, a wheel and keys, all over one square. */
import { useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import { move, zoomTo, type Crop, type Size } from './crop.ts';

/** A press of a key moves by so much of the square, and zooms by so much. */
const STEP = 0.04;
const ZOOM_STEP = 1.1;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

interface Point {
  x: number;
  y: number;
}

const distance = ([one, other]: Point[]): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

export function useCropGestures(size: Size, change: (how: (crop: Crop) => Crop) => void) {
  const fingers = useRef(new Map<number, Point>());

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const apart = distance([...fingers.current.values()]);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [right, down] = [event.clientX - before.x, event.clientY - before.y];
    const side = event.currentTarget.clientWidth;
    const shares = fingers.current.size;
    // The picture follows the hand, so the square goes the other way; of two fingers each moves its half.
    change((crop) => move(crop, size, -right / side / shares, -down / side / shares));
    const now = distance([...fingers.current.values()]);
    if (apart > 0 && now > 0) change((crop) => zoomTo(crop, size, crop.zoom * (now / apart)));
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const [arrow, zoom] = [ARROWS[event.key], ZOOMS[event.key]];
    if (!arrow && !zoom) return;
    event.preventDefault();
    if (arrow) change((crop) => move(crop, size, ...arrow));
    if (zoom) change((crop) => zoomTo(crop, size, crop.zoom * zoom));
  }

  const onWheel = (event: WheelEvent<HTMLElement>) => change((crop) => zoomTo(crop, size, crop.zoom * Math.exp(-event.deltaY / 500)));

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown, onWheel };
}
