/** Opens the form for a character that exists; what may not be edited says so. */
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { CreationEditor } from '../creations/creation-editor.tsx';
import { CharacterForm } from './character-form.tsx';
import { CHARACTER_CRAFT } from './craft.ts';

export function CharacterEditor({ id, onCancel }: { id: string; onCancel: () => void }) {
  return (
    <CreationEditor<Character>
      query={useQuery(orpc.characters.show.queryOptions({ input: { id } }))}
      shelf={CHARACTER_CRAFT.shelf}
      picture="portrait"
      missing={say('character.data.missing')}
      failed={say('character.load.failed')}
      closed={({ isStarter }) => say(isStarter ? 'character.starter.read-only' : 'character.owner-only')}
    >
      {(character) => <CharacterForm character={character} onSaved={() => undefined} onCancel={onCancel} />}
    </CreationEditor>
  );
}
