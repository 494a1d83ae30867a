/** The character creator and editor: choosing by picture and chip, with the portrait in view all the time. */
import type { Appearance, Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Feather } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CreationForm } from '../creations/creation-form.tsx';
import { useCreationForm } from '../creations/use-creation-form.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { firstOf } from './category-pictures.ts';
import { CHARACTER_CRAFT } from './craft.ts';
import { BLANK_CHARACTER, missingIn } from './draft.ts';
import { FeaturesFold } from './features-fold.tsx';
import { MoreFolds } from './more-folds.tsx';
import { PersonalitySection } from './personality-section.tsx';
import { randomCharacter } from './random-character.ts';
import { Sketch } from './sketch.tsx';
import { TraitsUpload } from './traits-upload.tsx';
import { useInStory } from './use-in-story.ts';
import { kindChosen, WhoSection } from './who-section.tsx';

const SENTENCES = {
  titleNew: 'character.screen.create.title',
  titleEdit: 'character.screen.edit.title',
  surprise: 'character.screen.random',
  saveNew: 'character.screen.save',
  saveEdit: 'character.screen.update',
  picture: 'character.screen.portrait',
  unnamed: 'character.screen.unnamed',
} as const;

export interface CharacterFormProps {
  /** The character to edit; absent for a new one. */
  character?: Character;
  onSaved: (character: Character) => void;
  onCancel: () => void;
  /** The form stands in the middle of another page, which leads back. */
  inline?: boolean;
}

export function CharacterForm({ character, onSaved, onCancel, inline = false }: CharacterFormProps) {
  const takeToStory = useInStory();
  const form = useCreationForm({
    craft: CHARACTER_CRAFT,
    existing: character,
    blank: BLANK_CHARACTER,
    missingIn: (fields) => missingIn(fields, character ?? null),
    onSaved,
  });
  const { draft, change, saved } = form;
  const [unfinished, setUnfinished] = useState(() => kindChosen(draft.type));
  const kind = draft.type ? kindChosen(draft.type) : unfinished;
  const look = { ...draft, type: draft.type || firstOf(kind.category, kind.subcategory) };
  const changeLook = (patch: Partial<Appearance>) => change({ appearance: { ...draft.appearance, ...patch } });

  return (
    <CreationForm
      craft={CHARACTER_CRAFT}
      form={form}
      sentences={SENTENCES}
      words={draft.personality}
      preview={<Sketch draft={look} id={saved?.id ?? form.tempId} />}
      onSurprise={() => change({ ...randomCharacter(Math.random), relationships: draft.relationships })}
      onRename={(name) => change({ name })}
      onCancel={onCancel}
      inline={inline}
      next={
        saved && (
          <Button look="primary" icon={<Feather />} onClick={() => takeToStory(saved.id)}>{say('character.screen.use')}</Button>
        )
      }
    >
      {!form.isLocked && <TraitsUpload draft={draft} type={look.type} onChange={change} />}
      <WhoSection draft={draft} kind={kind} onKind={setUnfinished} onChange={change} />
      <PersonalitySection value={draft.personality} onChange={(personality) => change({ personality })} />
      <AppearanceSection type={look.type} value={draft.appearance} onChange={changeLook} />
      <div className="-mt-8">
        <FeaturesFold
          type={look.type}
          value={draft.appearance.distinguishingFeature}
          onChange={(distinguishingFeature) => changeLook({ distinguishingFeature })}
        />
        <MoreFolds draft={draft} id={saved?.id ?? null} onChange={change} />
      </div>
    </CreationForm>
  );
}
