/** How a character would look: drawn again whenever a trait that shows has changed and rested for a moment. */
import type { CharacterForm } from '@fableloom/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orpc } from '../../session/api.ts';
import { EmptyPicture } from '../../ui/empty-pictures.tsx';
import { onlyTheVisible } from './draft.ts';

const RESTS_MS = 220;

/** An SVG as the address of a picture: it is shown, never run. */
export const sketchAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export function useSketch(draft: CharacterForm, id: string | null) {
  const wanted = JSON.stringify(onlyTheVisible(draft));
  const [settled, setSettled] = useState(wanted);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), RESTS_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return useQuery({
    ...orpc.characters.preview.queryOptions({ input: { ...(JSON.parse(settled) as CharacterForm), id } }),
    enabled: draft.type !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

/** The sketch in the window; before anything is chosen, an empty easel. */
export function Sketch({ draft, id }: { draft: CharacterForm; id: string | null }) {
  const { data } = useSketch(draft, id);
  if (!data || draft.type === '') return <EmptyPicture name="portrait" fills />;
  return <img src={sketchAddress(data.svg)} alt={data.alt} className="absolute inset-0 size-full animate-appear object-cover" />;
}
