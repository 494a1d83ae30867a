import type { Character, KeptRelationship } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQueries } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { orpc } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

export interface KeptRelationshipsProps {
  relationships: readonly KeptRelationship[];
  /** Absent where one only reads. */
  onRemove?: (relationship: KeptRelationship) => void;
}

/** Whom a character knows, by face and name. */
export function KeptRelationships({ relationships, onRemove }: KeptRelationshipsProps) {
  const others = useQueries({
    queries: relationships.map(({ toCharacterId }) => orpc.characters.show.queryOptions({ input: { id: toCharacterId } })),
  });
  if (relationships.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {relationships.map((relationship, place) => {
        const { toCharacterId, type, details } = relationship;
        const other: Character | undefined = others[place]?.data;
        const name = other?.name ?? (others[place]?.isError ? say('character.screen.relationships.someone') : '…');
        const words = say('character.screen.relationships.with', { type, name });
        return (
          <li key={`${toCharacterId} ${type}`} className="flex items-center gap-4 rounded-field bg-sky-wash px-4 py-2.5">
            <Picture
              src={other?.picture?.url}
              alt=""
              width={52}
              height={52}
              optional
              position="50% 20%"
              room="thumb"
              className="size-13 shrink-0 rounded-[14px]"
            />
            <span className="min-w-0 flex-1 break-words">
              {other && !onRemove ? (
                <Link to={`/characters/${other.id}`} className="block font-bold">{words}</Link>
              ) : (
                <span className="block font-bold">{words}</span>
              )}
              {details && <span className="block text-ink-soft">{details}</span>}
            </span>
            {onRemove && (
              <Button
                look="icon"
                label={say('create.screen.relationships.remove', { words })}
                icon={<Trash2 />}
                onClick={() => onRemove(relationship)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
