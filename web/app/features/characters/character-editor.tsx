/** Opens the form for a character that exists; what may not be edited says so. */
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CreationEditor } from '../creations/creation-editor.tsx';
import { CharacterForm } from './character-form.tsx';
import { CHARACTER_CRAFT } from './craft.ts';

export interface CharacterEditorProps {
  id: string;
  onCancel: () => void;
}

/** What is not saved has no id that could be edited. */
const isUnsaved = (id: string) => id.trim() === '' || id.startsWith('temp_');

export function CharacterEditor({ id, onCancel }: CharacterEditorProps) {
  if (isUnsaved(id)) {
    const { to, label } = CHARACTER_CRAFT.shelf;
    const wayBack = <ButtonLink look="primary" to={to}>{label}</ButtonLink>;
    return <EmptyState picture="lost" heading={1} sentence={say('character.data.no-id')} action={wayBack} />;
  }
  return <SavedCharacterEditor id={id} onCancel={onCancel} />;
}

function SavedCharacterEditor({ id, onCancel }: CharacterEditorProps) {
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
