/** How a place would look, in the window beside its form; before one is chosen, the sign of its category. */
import type { LocationForm } from '@fableloom/contract';
import { api } from '../../session/api.ts';
import { LiveSketch } from '../creations/live-sketch.tsx';
import { PlaceVignette } from './vignettes.tsx';

const draw = (look: LocationForm, id: string, signal: AbortSignal) => api.locations.preview({ ...look, id }, { signal });

/** @param id of the saved one, or the form's own name for it */
export function PlaceSketch({ draft, id }: { draft: LocationForm; id: string }) {
  return (
    <LiveSketch kind="location" look={draft} id={id} draw={draw} isReady={draft.type !== ''}>
      <PlaceVignette category={draft.category} />
    </LiveSketch>
  );
}
