/** One more relationship of this character: with whom, what they are to each other, and what is special about it. */
import type { Character, KeptRelationship } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { RELATIONSHIP_TYPES } from '@fableloom/contract/taxonomies/relationship-types';
import { useState } from 'react';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { isFullOfRelationships, RelationshipDetails, RelationshipsFull } from '../cast-picker/relationship-details.tsx';
import { ChoiceChips } from '../creations/advanced-fields.tsx';

export interface NewRelationshipProps {
  others: readonly Character[];
  /** The search finds more than the faces that are shown. */
  hasMore: boolean;
  search: string;
  onSearch: (search: string) => void;
  existing: readonly KeptRelationship[];
  onAdd: (relationship: KeptRelationship) => void;
}

const BLANK: KeptRelationship = { toCharacterId: '', type: '', details: '' };

export function NewRelationship({ others, hasMore, search, onSearch, existing, onAdd }: NewRelationshipProps) {
  const [written, setWritten] = useState(BLANK);
  const [isIncomplete, setIncomplete] = useState(false);

  function write(change: Partial<KeptRelationship>) {
    setWritten({ ...written, ...change });
    setIncomplete(false);
  }

  function add() {
    const { toCharacterId, type, details } = written;
    if (!toCharacterId || !type) return setIncomplete(true);
    const isKnown = existing.some((other) => other.toCharacterId === toCharacterId && other.type === type);
    if (!isKnown) onAdd({ toCharacterId, type, details: details.trim() });
    setWritten(BLANK);
  }

  if (isFullOfRelationships(existing)) return <RelationshipsFull />;
  return (
    <div className="grid gap-5">
      <SearchField
        label={say('character.screen.relationships.find')}
        placeholder={say('character.screen.relationships.find')}
        value={search}
        onChange={onSearch}
        className="sm:max-w-[440px]"
      />
      {others.length === 0 && <p role="status" className="text-ink-soft">{say('character.screen.empty.search')}</p>}
      <PictureChoiceGroup
        label={say('create.screen.relationships.whom')}
        shape="square"
        minWidth={92}
        centered
        hint={hasMore ? say('character.screen.relationships.more') : undefined}
        value={written.toCharacterId || null}
        onChange={(toCharacterId) => write({ toCharacterId })}
        options={others.map(({ id, name, picture }) => ({ value: id, title: name, picture: <Face picture={picture} /> }))}
      />
      <ChoiceChips
        label={say('create.screen.relationships.type')}
        options={RELATIONSHIP_TYPES}
        value={written.type}
        onChange={(type) => write({ type })}
      />
      <RelationshipDetails
        details={written.details}
        onWrite={(details) => write({ details })}
        problem={isIncomplete ? 'character.relationship.incomplete' : undefined}
        onAdd={add}
      />
    </div>
  );
}

function Face({ picture }: Pick<Character, 'picture'>) {
  return <Picture src={picture?.url} alt="" width={160} height={160} optional position="50% 20%" room="thumb" className="size-full" />;
}
