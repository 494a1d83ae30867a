import type { CharacterChoice, Relationship } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { MiniPictures } from './mini.tsx';

interface RelationshipListProps {
  cast: readonly CharacterChoice[];
  relationships: readonly Relationship[];
  onRemove: (relationship: Relationship) => void;
}

/** The relationships so far, each with a way to take it back. */
export function RelationshipList({ cast, relationships, onRemove }: RelationshipListProps) {
  if (relationships.length === 0) return null;
  const byId = new Map(cast.map((character) => [character.id, character]));
  return (
    <ul className="grid gap-3">
      {relationships.map((relationship) => {
        const { fromCharacterId, toCharacterId, type, details } = relationship;
        const from = byId.get(fromCharacterId);
        const to = byId.get(toCharacterId);
        if (!from || !to) return null;
        const words = `${from.name} and ${to.name}: ${type}`;
        return (
          <li key={`${fromCharacterId} ${toCharacterId} ${type}`} className="flex items-center gap-4 rounded-field bg-sky-wash px-4 py-2.5">
            <span className="flex shrink-0" aria-hidden="true"><MiniPictures pictures={[from.picture, to.picture]} /></span>
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{words}</span>
              {details && <span className="block text-ink-soft">{details}</span>}
            </span>
            <Button look="icon" label={say('create.screen.relationships.remove', { words })} icon={<Trash2 />} onClick={() => onRemove(relationship)} />
          </li>
        );
      })}
    </ul>
  );
}
