/** The character creator and editor: choosing by picture and chip, with the portrait in view all the time. */
import type { Appearance, Character } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Dices, Feather } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CreationPanel } from '../creations/creation-panel.tsx';
import { FormActs, WayBack } from '../creations/form-acts.tsx';
import { FormFrame } from '../creations/form-frame.tsx';
import { Thumb } from '../creations/thumb.tsx';
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
import { useInStory } from './use-in-story.ts';
import { kindChosen, WhoSection } from './who-section.tsx';

export interface CharacterFormProps {
  /** The character to edit; absent for a new one. */
  character?: Character;
  onSaved: (character: Character) => void;
  onCancel: () => void;
  /** The form stands in a window above another page. */
  inline?: boolean;
}

export function CharacterForm({ character, onSaved, onCancel, inline = false }: CharacterFormProps) {
  const missingId = useId();
  const takeToStory = useInStory();
  const form = useCreationForm({
    craft: CHARACTER_CRAFT,
    existing: character,
    blank: BLANK_CHARACTER,
    missingIn: (fields) => missingIn(fields, character ?? null),
    onSaved,
  });
  const { draft, change, saved, isEditing, isLocked } = form;
  const [unfinished, setUnfinished] = useState(() => kindChosen(draft.type));
  const kind = draft.type ? kindChosen(draft.type) : unfinished;
  const look = { ...draft, type: draft.type || firstOf(kind.category, kind.subcategory) };
  const changeLook = (patch: Partial<Appearance>) => change({ appearance: { ...draft.appearance, ...patch } });

  const preview = <Sketch draft={look} id={saved?.id ?? null} />;

  return (
    <FormFrame
      title={say(isEditing ? 'character.screen.edit.title' : 'character.screen.create.title')}
      back={inline ? undefined : CHARACTER_CRAFT.shelf}
      inline={inline}
      locked={isLocked}
      missing={{ id: missingId, fields: form.missing }}
      onSubmit={form.submit}
      refusal={form.refusal}
      onReadNewer={form.readNewer}
      surprise={
        !isEditing && !isLocked && (
          <Button icon={<Dices />} onClick={() => change(randomCharacter(Math.random))}>{say('character.screen.random')}</Button>
        )
      }
      acts={
        <FormActs
          isLocked={isLocked}
          saveLabel={isEditing ? 'character.screen.update' : 'character.screen.save'}
          canSave={form.canSave}
          pending={form.pending}
          missing={missingId}
          onCancel={onCancel}
          shelf={CHARACTER_CRAFT.shelf}
          next={
            inline ? <WayBack onPress={onCancel} /> : saved && (
              <Button look="primary" icon={<Feather />} onClick={() => takeToStory(saved.id)}>{say('character.screen.use')}</Button>
            )
          }
        />
      }
      thumb={<Thumb shape="portrait" picture={form.hasNewLook ? null : (saved?.picture ?? null)} preview={preview} />}
      panel={
        <CreationPanel
          craft={CHARACTER_CRAFT}
          label="Portrait"
          name={draft.name.trim() || 'Your character'}
          words={draft.personality}
          saved={saved}
          preview={preview}
          isPreviewNewer={form.hasNewLook}
          needsSaving={form.needsSaving}
          isDrawable={draft.type !== ''}
        />
      }
    >
      <TextField
        label="Name"
        large
        autoComplete="off"
        maxLength={LIMITS.name}
        value={draft.name}
        error={form.refusal?.fields['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <WhoSection draft={draft} kind={kind} onKind={setUnfinished} onChange={change} />
      <PersonalitySection value={draft.personality} onChange={(personality) => change({ personality })} />
      <AppearanceSection type={look.type} value={draft.appearance} onChange={changeLook} />
      <div className="-mt-8">
        <FeaturesFold
          type={look.type}
          value={draft.appearance.distinguishingFeature}
          onChange={(distinguishingFeature) => changeLook({ distinguishingFeature })}
        />
        <MoreFolds draft={draft} onChange={change} />
      </div>
    </FormFrame>
  );
}
