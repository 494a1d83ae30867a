/** Opens a form for something that exists; what may not be edited says why. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Creation } from './craft.ts';
import { OneCreation, type OneCreationProps } from './one-creation.tsx';

export interface CreationEditorProps<Made extends Creation> {
  query: OneCreationProps<Made>['query'];
  shelf: { to: string; label: string };
  picture: 'portrait' | 'place';
  missing: string;
  failed: string;
  /** Why this one stays as it is. */
  closed: (made: Made) => string;
  children: (made: Made) => ReactNode;
}

export function CreationEditor<Made extends Creation>(props: CreationEditorProps<Made>) {
  const { query, shelf, picture, missing, failed, closed, children } = props;
  return (
    <OneCreation query={query} missing={missing} failed={failed} back={shelf}>
      {(made) =>
        made.may.edit ? (
          children(made)
        ) : (
          <EmptyState
            picture={picture}
            heading={1}
            sentence={closed(made)}
            action={<ButtonLink look="primary" to={shelf.to}>{shelf.label}</ButtonLink>}
          />
        )
      }
    </OneCreation>
  );
}
