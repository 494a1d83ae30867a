/** What the character does in stories, and whom it knows; alone in the world, only its role. */
import type { CharacterForm, KeptRelationship } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { ROLES } from '@fableloom/contract/taxonomies/roles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../session/api.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { ChoiceChips } from '../creations/advanced-fields.tsx';
import { FoldSection } from '../creations/form-section.tsx';
import { KeptRelationships } from './kept-relationships.tsx';
import { NewRelationship } from './new-relationship.tsx';
import { wordsToFind } from '../../ui/words-to-find.ts';

export interface RelationshipsFoldProps {
  draft: CharacterForm;
  /** Its own id, once it has one. */
  id: string | null;
  onChange: (patch: Partial<CharacterForm>) => void;
}

const REST_MS = 150;
/** As many faces as one looks over. */
export const FACES = 12;

export function RelationshipsFold({ draft, id, onChange }: RelationshipsFoldProps) {
  const { role, relationships } = draft;
  const [search, setSearch] = useState('');
  const wanted = useDebounced(wordsToFind(search), REST_MS);
  const { data: shelf } = useQuery({
    ...orpc.characters.shelf.queryOptions({ input: { search: wanted || null, limit: FACES + 1 } }),
    placeholderData: keepPreviousData,
  });
  const others = shelf?.items.filter((other) => other.id !== id) ?? [];
  const isAlone = shelf !== undefined && shelf.counts.all - (id === null ? 0 : 1) === 0;
  const title = say(isAlone ? 'create.screen.relationships.single' : 'create.screen.relationships');
  const add = (added: KeptRelationship) => onChange({ relationships: [...relationships, added] });
  const remove = (gone: KeptRelationship) => onChange({ relationships: relationships.filter((kept) => kept !== gone) });

  return (
    <FoldSection title={title} chosen={[role, ...relationships.map(({ type }) => type)].filter(Boolean).join(', ')}>
      <ChoiceChips
        label={say('character.fact.role')}
        options={ROLES}
        value={role}
        onChange={(next) => onChange({ role: next })}
      />
      <KeptRelationships relationships={relationships} onRemove={remove} />
      {!isAlone && (
        <NewRelationship
          others={others.slice(0, FACES)}
          hasMore={(shelf?.found ?? 0) > FACES}
          search={search}
          onSearch={setSearch}
          existing={relationships}
          onAdd={add}
        />
      )}
    </FoldSection>
  );
}
