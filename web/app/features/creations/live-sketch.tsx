/** How a creation would look: drawn again whenever something of it that shows has changed and rested for a moment. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

const RESTS_MS = 250;

export interface Sketched {
  svg: string;
  alt: string;
}

/** An SVG as the address of a picture: it is shown, never run. */
export const sketchAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

export interface LiveSketchProps<Look> {
  kind: 'character' | 'location';
  /** Only what can be seen. */
  look: Look;
  /** The id of what is saved, or the form's own name for it: both lead to the same picture. */
  id: string;
  draw: (look: Look, id: string, signal: AbortSignal) => Promise<Sketched>;
  /** Something is chosen that can be drawn. */
  isReady: boolean;
  /** What stands there before. */
  children: ReactNode;
}

export function LiveSketch<Look>({ kind, look, id, draw, isReady, children }: LiveSketchProps<Look>) {
  const wanted = JSON.stringify(look);
  const [settled, setSettled] = useState(wanted);
  /** What cannot be drawn, such as words that are refused, leaves the last drawing where it is. */
  const [last, setLast] = useState<Sketched>();

  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), RESTS_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { data } = useQuery({
    queryKey: ['sketch', kind, id, settled],
    queryFn: ({ signal }) => draw(JSON.parse(settled) as Look, id, signal),
    enabled: isReady,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  if (data && data !== last) setLast(data);

  const shown = data ?? last;
  if (!shown || !isReady) return children;
  return <img src={sketchAddress(shown.svg)} alt={shown.alt} className="absolute inset-0 size-full animate-appear object-cover" />;
}
