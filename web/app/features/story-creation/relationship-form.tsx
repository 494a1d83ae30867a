/** One more relationship: who, what to whom, and what is special about it. */
import type { CharacterChoice, Relationship } from '@fableloom/contract';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { RELATIONSHIP_TYPES } from '@fableloom/contract/taxonomies/relationship-types';
import { useState } from 'react';
import { ChipGroup } from '../../ui/chip.tsx';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { isFullOfRelationships, RelationshipDetails, RelationshipsFull } from '../cast-picker/relationship-details.tsx';
import { Face } from './mini.tsx';

interface RelationshipFormProps {
  cast: readonly CharacterChoice[];
  existing: readonly Relationship[];
  onAdd: (relationship: Relationship) => void;
}

const TYPES = RELATIONSHIP_TYPES.map((type) => ({ value: type as string, label: type as string }));
const BLANK = { from: null as string | null, to: null as string | null, type: null as string | null, details: '' };

export function RelationshipForm({ cast, existing, onAdd }: RelationshipFormProps) {
  const [written, setWritten] = useState(BLANK);
  const [problem, setProblem] = useState<PlainMessageKey>();
  const { from, to, type, details } = written;

  function write(change: Partial<typeof BLANK>) {
    setWritten({ ...written, ...change });
    setProblem(undefined);
  }

  function add() {
    if (!from || !to || !type) return setProblem('character.relationship.incomplete');
    if (from === to) return setProblem('character.relationship.self');
    const isKnown = existing.some((other) => other.fromCharacterId === from && other.toCharacterId === to && other.type === type);
    if (!isKnown) onAdd({ fromCharacterId: from, toCharacterId: to, type, details: details.trim() });
    setWritten(BLANK);
  }

  if (isFullOfRelationships(existing)) return <RelationshipsFull />;
  return (
    <div className="grid gap-5">
      <Faces label={say('create.screen.relationships.who')} cast={cast} value={from} onChange={(id) => write({ from: id })} />
      <ChipGroup
        label={say('create.screen.relationships.type')}
        options={TYPES}
        value={type}
        onChange={(next) => write({ type: next })}
        onClear={() => write({ type: null })}
      />
      <Faces label={say('create.screen.relationships.whom')} cast={cast} value={to} except={from} onChange={(id) => write({ to: id })} />
      <RelationshipDetails details={details} onWrite={(words) => write({ details: words })} problem={problem} onAdd={add} />
    </div>
  );
}

interface FacesProps {
  label: string;
  cast: readonly CharacterChoice[];
  value: string | null;
  /** Nobody has a relationship with themselves. */
  except?: string | null;
  onChange: (id: string) => void;
}

function Faces({ label, cast, value, except, onChange }: FacesProps) {
  return (
    <PictureChoiceGroup
      label={label}
      shape="square"
      minWidth={92}
      centered
      value={value === except && value ? null : value}
      onChange={onChange}
      options={cast.map(({ id, name, picture }) => ({
        value: id,
        title: name,
        disabled: id === except,
        picture: picture && <Face picture={picture} />,
      }))}
    />
  );
}
