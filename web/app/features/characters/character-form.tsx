/** The character creator and editor: choosing by picture and chip, with the portrait in view all the time. */
import type { Character, CharacterForm as CharacterFields } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Dices, Feather } from 'lucide-react';
import { useId } from 'react';
import { api, orpc } from '../../session/api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormFrame } from '../creations/form-frame.tsx';
import { Notice } from '../creations/notice.tsx';
import { useAct } from '../creations/use-act.ts';
import { useDraft } from '../creations/use-draft.ts';
import { usePlan } from '../creations/use-plan.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { firstOf } from './category-pictures.ts';
import { BLANK_CHARACTER, formOf, isComplete } from './draft.ts';
import { FeaturesFold } from './features-fold.tsx';
import { MoreFolds } from './more-folds.tsx';
import { PersonalitySection } from './personality-section.tsx';
import { PortraitPanel } from './portrait-panel.tsx';
import { randomCharacter } from './random-character.ts';
import { CHARACTERS_PAGE, useInStory } from './ways.ts';
import { kindChosen, useKind, WhoSection } from './who-section.tsx';

export interface CharacterFormProps {
  /** The character to edit; absent for a new one. */
  character?: Character;
  onSaved: (character: Character) => void;
  onCancel: () => void;
  /** The form stands inside another page, which has a heading and a way back of its own. */
  inline?: boolean;
}

export function CharacterForm({ character, onSaved, onCancel, inline = false }: CharacterFormProps) {
  const isEditing = character !== undefined;
  const missing = useId();
  const { pass, roomFor } = usePlan();
  const takeToStory = useInStory();
  const draft = useDraft<CharacterFields>(character ? formOf(character) : BLANK_CHARACTER);
  const { kind, setKind } = useKind(draft.value.type);

  const save = useAct({
    do: (fields: CharacterFields) =>
      character ? api.characters.update({ ...fields, id: character.id, revision: character.revision }) : api.characters.create(fields),
    failed: isEditing ? 'character.update.failed' : 'character.save.failed',
    done: isEditing ? 'character.update.done' : 'character.save.done',
    refresh: [orpc.characters.key(), orpc.me.key()],
    onDone: (saved) => {
      draft.restart(formOf(saved));
      onSaved(saved);
    },
  });
  const created = useCreated(isEditing ? undefined : (save.saved as Character | undefined));
  const saved = character ?? created;
  const isLocked = !isEditing && saved !== null;

  const complete = isComplete(draft.value, character ?? null);
  const canSave = complete && !isLocked && (!isEditing || draft.isChanged);
  const look = { ...draft.value, type: draft.value.type || firstOf(kind.category, kind.subcategory) };

  function submit() {
    if (!canSave || save.pending) return;
    if (isEditing) return save.run(draft.value);
    pass(roomFor('character'), () => save.run(draft.value));
  }

  function surprise() {
    const fields = randomCharacter(Math.random);
    draft.set(fields);
    setKind(kindChosen(fields.type));
  }

  const acts = isLocked && saved ? (
    <>
      <ButtonLink to={CHARACTERS_PAGE.to} look="plain">{CHARACTERS_PAGE.label}</ButtonLink>
      <Button look="primary" icon={<Feather />} onClick={() => takeToStory(saved.id)}>{say('character.screen.use')}</Button>
    </>
  ) : (
    <>
      <Button look="plain" onClick={onCancel}>{say('word.cancel')}</Button>
      <Button type="submit" look="primary" disabled={!canSave} pending={save.pending} aria-describedby={complete ? undefined : missing}>
        {say(isEditing ? 'character.screen.update' : 'character.screen.save')}
      </Button>
    </>
  );

  return (
    <FormFrame
      title={say(isEditing ? 'character.screen.edit.title' : 'character.screen.create.title')}
      back={inline ? undefined : CHARACTERS_PAGE}
      inline={inline}
      locked={isLocked}
      onSubmit={submit}
      surprise={isEditing || isLocked ? undefined : <Button icon={<Dices />} onClick={surprise}>{say('character.screen.random')}</Button>}
      acts={acts}
      panel={<PortraitPanel look={look} draft={draft.value} saved={saved} hasNewLook={isEditing && draft.isChanged} />}
    >
      {save.refusal?.code === 'CONFLICT' && <Notice tone="trouble">{save.refusal.sentence}</Notice>}
      <TextField
        label="Name"
        large
        autoComplete="off"
        maxLength={LIMITS.name}
        value={draft.value.name}
        error={save.refusal?.fields['name']}
        onChange={(event) => draft.set({ name: event.target.value })}
      />
      <WhoSection draft={draft.value} kind={kind} onKind={setKind} onChange={draft.set} />
      <PersonalitySection value={draft.value.personality} onChange={(personality) => draft.set({ personality })} />
      <AppearanceSection type={look.type} value={draft.value.appearance} onChange={(patch) => draft.set({ appearance: { ...draft.value.appearance, ...patch } })} />
      <div className="-mt-8">
        <FeaturesFold
          type={look.type}
          value={draft.value.appearance.distinguishingFeature}
          onChange={(distinguishingFeature) => draft.set({ appearance: { ...draft.value.appearance, distinguishingFeature } })}
        />
        <MoreFolds draft={draft.value} onChange={draft.set} />
      </div>
      {!complete && <p id={missing} className="text-ink-soft">{say('character.fields.missing')}</p>}
    </FormFrame>
  );
}
