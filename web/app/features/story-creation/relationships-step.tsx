/** How the chosen characters know each other, and what each of them does; with a single one, only its role. */
import type { CharacterChoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import type { Draft } from './draft.ts';
import { RelationshipForm } from './relationship-form.tsx';
import { RelationshipList } from './relationship-list.tsx';
import { Roles } from './roles.tsx';
import type { ChangeDraft } from './use-draft.ts';

interface RelationshipsStepProps {
  draft: Draft;
  change: ChangeDraft;
  cast: readonly CharacterChoice[];
}

export function RelationshipsStep({ draft, change, cast }: RelationshipsStepProps) {
  if (cast.length === 0) return <p className="text-ink-soft">{say('story.characters.missing')}</p>;
  const roles = <Roles cast={cast} roles={draft.roles} onChange={(next) => change({ roles: next })} />;
  if (cast.length === 1) return roles;
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <h3>{say('create.screen.relationships.single')}</h3>
        {roles}
      </div>
      <div className="grid gap-4">
        <h3>{say('create.screen.relationships')}</h3>
        <RelationshipList
          cast={cast}
          relationships={draft.relationships}
          onRemove={(gone) => change({ relationships: draft.relationships.filter((kept) => kept !== gone) })}
        />
        <RelationshipForm
          cast={cast}
          existing={draft.relationships}
          onAdd={(added) => change({ relationships: [...draft.relationships, added] })}
        />
      </div>
    </div>
  );
}
