/** Building a place in two steps: what it is, then its picture; and changing it later. */
import type { Location } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Dices } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CreationPanel } from '../creations/creation-panel.tsx';
import { FormActs, WayBack } from '../creations/form-acts.tsx';
import { FormFrame } from '../creations/form-frame.tsx';
import { Thumb } from '../creations/thumb.tsx';
import { useCreationForm } from '../creations/use-creation-form.ts';
import { LOCATION_CRAFT } from './craft.ts';
import { BLANK_LOCATION, missingIn } from './draft.ts';
import { randomLocation } from './random-location.ts';
import { PlaceVignette } from './vignettes.tsx';
import { WhatFolds } from './what-folds.tsx';
import { WhereSection } from './where-section.tsx';

export interface LocationFormProps {
  /** The place to edit; absent for a new one. */
  location?: Location;
  onSaved: (location: Location) => void;
  onCancel: () => void;
  /** The form stands in a window above another page. */
  inline?: boolean;
}

export function LocationForm({ location, onSaved, onCancel, inline = false }: LocationFormProps) {
  const missingId = useId();
  const form = useCreationForm({ craft: LOCATION_CRAFT, existing: location, blank: BLANK_LOCATION, missingIn, onSaved });
  const { draft, change, isEditing, isLocked } = form;

  const preview = <PlaceVignette category={draft.category} />;

  return (
    <FormFrame
      title={say(isEditing ? 'location.screen.edit.title' : 'location.screen.create.title')}
      back={inline ? undefined : LOCATION_CRAFT.shelf}
      inline={inline}
      locked={isLocked}
      missing={{ id: missingId, fields: form.missing }}
      onSubmit={form.submit}
      refusal={form.refusal}
      onReadNewer={form.readNewer}
      surprise={
        !isEditing && !isLocked && (
          <Button icon={<Dices />} onClick={() => change(randomLocation(Math.random))}>{say('location.screen.random')}</Button>
        )
      }
      acts={
        <FormActs
          isLocked={isLocked}
          saveLabel={isEditing ? 'location.screen.update' : 'location.screen.save'}
          canSave={form.canSave}
          pending={form.pending}
          missing={missingId}
          onCancel={onCancel}
          shelf={LOCATION_CRAFT.shelf}
          next={inline && <WayBack onPress={onCancel} />}
        />
      }
      thumb={<Thumb shape="place" picture={form.hasNewLook ? null : (form.saved?.picture ?? null)} preview={preview} />}
      panel={
        <CreationPanel
          craft={LOCATION_CRAFT}
          label="Picture of the place"
          name={draft.name.trim() || 'Your place'}
          words={draft.type}
          saved={form.saved}
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
      <WhereSection draft={draft} onChange={change} />
      <TextArea
        label="Description"
        optional
        count
        maxLength={LIMITS.description}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="-mt-2">
        <WhatFolds draft={draft} onChange={change} />
      </div>
    </FormFrame>
  );
}
