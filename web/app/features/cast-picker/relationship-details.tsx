/** The end of a relationship that is being written: what is special about it, what is missing, and the button that adds it. */
import { LIMITS } from '@fableloom/contract/limits';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isTooLong } from '../../ui/too-long.ts';

export interface RelationshipDetailsProps {
  details: string;
  onWrite: (details: string) => void;
  problem: PlainMessageKey | undefined;
  onAdd: () => void;
}

export function RelationshipDetails({ details, onWrite, problem, onAdd }: RelationshipDetailsProps) {
  const add = () => isTooLong(details, LIMITS.relationshipDetails) || onAdd();
  return (
    <>
      <TextField
        label={say('create.screen.relationships.special')}
        optional
        value={details}
        most={LIMITS.relationshipDetails}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter finishes the relationship, not the form around it.
          event.preventDefault();
          add();
        }}
      />
      {problem && <p role="alert" className="font-semibold text-berry">{say(problem)}</p>}
      <Button icon={<Plus aria-hidden="true" />} onClick={add} className="justify-self-start">
        {say('create.screen.relationships.add')}
      </Button>
    </>
  );
}

/** No more can be added. */
export const isFullOfRelationships = (existing: readonly unknown[]): boolean => existing.length >= LIMITS.relationships;

export const RelationshipsFull = () => <p className="text-ink-soft">{say('character.screen.relationships.full')}</p>;
