/** One more relationship of this character: with whom, what they are to each other, and what is special about it. */
import type { Character, KeptRelationship } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { RELATIONSHIP_TYPES } from '@fableloom/contract/taxonomies/relationship-types';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
  const isFull = existing.length >= LIMITS.relationships;

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

  if (isFull) return <p className="text-ink-soft">{say('character.screen.relationships.full')}</p>;
  return (
    <div className="grid gap-5">
      <SearchField
        label={say('character.screen.relationships.find')}
        placeholder={say('character.screen.relationships.find')}
        value={search}
        onChange={(words) => onSearch(words.slice(0, LIMITS.search))}
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
      <TextField
        label={say('create.screen.relationships.special')}
        optional
        value={written.details}
        maxLength={LIMITS.relationshipDetails}
        onChange={(event) => write({ details: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter finishes the relationship, not the whole form.
          event.preventDefault();
          add();
        }}
      />
      {isIncomplete && <p role="alert" className="font-semibold text-berry">{say('character.relationship.incomplete')}</p>}
      <Button icon={<Plus aria-hidden="true" />} onClick={add} className="justify-self-start">
        {say('create.screen.relationships.add')}
      </Button>
    </div>
  );
}

function Face({ picture }: Pick<Character, 'picture'>) {
  return <Picture src={picture?.url} alt="" width={160} height={160} optional position="50% 20%" room="thumb" className="size-full" />;
}
