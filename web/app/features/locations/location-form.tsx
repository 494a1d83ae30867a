/** Building a place in two steps: what it is, then its picture; and changing it later. */
import type { Location } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { TextArea } from '../../ui/text-area.tsx';
import { CreationForm } from '../creations/creation-form.tsx';
import { useCreationForm } from '../creations/use-creation-form.ts';
import { LOCATION_CRAFT } from './craft.ts';
import { BLANK_LOCATION, missingIn } from './draft.ts';
import { PlaceSketch } from './place-sketch.tsx';
import { randomLocation } from './random-location.ts';
import { WhatFolds } from './what-folds.tsx';
import { WhereSection } from './where-section.tsx';

const SENTENCES = {
  titleNew: 'location.screen.create.title',
  titleEdit: 'location.screen.edit.title',
  surprise: 'location.screen.random',
  saveNew: 'location.screen.save',
  saveEdit: 'location.screen.update',
  picture: 'location.screen.picture',
  unnamed: 'location.screen.unnamed',
} as const;

export interface LocationFormProps {
  /** The place to edit; absent for a new one. */
  location?: Location;
  onSaved: (location: Location) => void;
  onCancel: () => void;
  /** The form stands in the middle of another page, which leads back. */
  inline?: boolean;
}

export function LocationForm({ location, onSaved, onCancel, inline = false }: LocationFormProps) {
  const form = useCreationForm({
    craft: LOCATION_CRAFT,
    existing: location,
    blank: BLANK_LOCATION,
    missingIn,
    onSaved,
    savedSentence: inline ? 'location.save.done' : undefined,
  });
  const { draft, change } = form;

  return (
    <CreationForm
      craft={LOCATION_CRAFT}
      form={form}
      sentences={SENTENCES}
      words={draft.type}
      preview={<PlaceSketch draft={draft} id={form.saved?.id ?? form.tempId} />}
      onSurprise={() => change(randomLocation(Math.random))}
      onRename={(name) => change({ name })}
      onCancel={onCancel}
      inline={inline}
    >
      <WhereSection draft={draft} onChange={change} />
      <TextArea
        label={say('word.description')}
        optional
        count
        most={LIMITS.description}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="-mt-2">
        <WhatFolds draft={draft} onChange={change} />
      </div>
    </CreationForm>
  );
}
