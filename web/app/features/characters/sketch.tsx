/** How a character would look, in the window beside its form; before anything is chosen, an empty easel. */
import type { CharacterForm } from '@fableloom/contract';
import { api } from '../../session/api.ts';
import { EmptyPicture } from '../../ui/empty-pictures.tsx';
import { LiveSketch } from '../creations/live-sketch.tsx';
import { onlyTheVisible } from './draft.ts';

const draw = (look: CharacterForm, id: string, signal: AbortSignal) => api.characters.preview({ ...look, id }, { signal });

/** @param id of the saved one, or the form's own name for it */
export function Sketch({ draft, id }: { draft: CharacterForm; id: string }) {
  return (
    <LiveSketch kind="character" look={onlyTheVisible(draft)} id={id} draw={draw} isReady={draft.type !== ''}>
      <EmptyPicture name="portrait" fills />
    </LiveSketch>
  );
}
