/** The book and the panel of letters, fetched after the page that they belong to. */
import { useState } from 'react';
import { later, useFetchLater } from '../../ui/later.tsx';
import type { ReadingPanelProps } from './reading-panel.tsx';

export const ReadingMode = later(() => import('./reading-mode.tsx').then((book) => book.ReadingMode));
const Panel = later(() => import('./reading-panel.tsx').then((panel) => panel.ReadingPanel));

export function ReadingPanel(props: ReadingPanelProps) {
  const [isWanted, setWanted] = useState(false);
  useFetchLater(ReadingMode, Panel);
  if (props.open && !isWanted) setWanted(true);
  return isWanted && <Panel {...props} />;
}
