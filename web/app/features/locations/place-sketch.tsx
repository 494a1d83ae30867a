/** How a place would look, in the window beside its form: the first one of its kind until one is chosen, and before that an empty easel. */
import type { LocationForm } from '@fableloom/contract';
import { api } from '../../session/api.ts';
import { EmptyPicture } from '../../ui/empty-pictures.tsx';
import { LiveSketch } from '../creations/live-sketch.tsx';
import { firstPlaceOf } from './draft.ts';

const draw = (look: LocationForm, id: string, signal: AbortSignal) => api.locations.preview({ ...look, id }, { signal });

/** @param id of the saved one, or the form's own name for it */
export function PlaceSketch({ draft, id }: { draft: LocationForm; id: string }) {
  const look = draft.type === '' ? { ...draft, ...firstPlaceOf(draft) } : draft;
  return (
    <LiveSketch kind="location" look={look} id={id} draw={draw} isReady={look.type !== ''}>
      <EmptyPicture name="place" fills />
    </LiveSketch>
  );
}
