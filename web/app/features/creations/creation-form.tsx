/** The form of one creation, put together: its frame, its buttons, and its picture in the window beside the fields. */
import { LIMITS } from '@fableloom/contract/limits';
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { Dices } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Craft, Creation } from './craft.ts';
import { CreationPanel } from './creation-panel.tsx';
import { FormActs, WayBack } from './form-acts.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormNews } from './form-news.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Thumb } from './thumb.tsx';
import type { useCreationForm } from './use-creation-form.ts';

type Words = 'titleNew' | 'titleEdit' | 'surprise' | 'saveNew' | 'saveEdit' | 'picture' | 'unnamed';

export interface CreationFormProps<Fields extends { name: string; type: string }, Made extends Creation> {
  craft: Craft<Fields, Made>;
  form: ReturnType<typeof useCreationForm<Fields, Made>>;
  sentences: Readonly<Record<Words, PlainMessageKey>>;
  /** What stands below the name in the window. */
  words: string;
  /** What is chosen, drawn before there is a picture. */
  preview: ReactNode;
  /** A whole one by chance. */
  onSurprise: () => void;
  onRename: (name: string) => void;
  onCancel: () => void;
  /** What to do with the new one. */
  next?: ReactNode;
  /** The form stands in the middle of another page, which leads back. */
  inline: boolean;
  children: ReactNode;
}

export function CreationForm<Fields extends { name: string; type: string }, Made extends Creation>(props: CreationFormProps<Fields, Made>) {
  const { craft, form, sentences, words, preview, onSurprise, onRename, onCancel, next, inline, children } = props;
  const { draft, saved, isEditing, isLocked } = form;
  const missingId = useId();
  const isLetGo = useRef(false);
  function cancel() {
    isLetGo.current = true;
    form.forget();
    onCancel();
  }
  const shownPicture = form.hasNewLook ? null : (saved?.picture ?? null);
  const surprise = !isEditing && !isLocked && <Button icon={<Dices />} onClick={onSurprise}>{say(sentences.surprise)}</Button>;

  return (
    <FormFrame
      title={isLocked && saved ? saved.name : say(isEditing ? sentences.titleEdit : sentences.titleNew)}
      back={inline ? undefined : craft.shelf}
      inline={inline}
      locked={isLocked}
      missing={{ id: missingId, fields: form.missing, tooLong: form.tooLong }}
      onSubmit={form.submit}
      refusal={form.refusal}
      onReadNewer={form.readNewer}
      labels={new Map(craft.parts.map(({ path, label }) => [path, label]))}
      notice={
        <FormNews
          rests={isLocked && saved ? { editAt: inline ? null : `${craft.shelf.to}/${saved.id}/edit` } : null}
          isBegun={form.isBegun}
          onAfresh={form.startAfresh}
          elsewhere={form.elsewhere}
          onTake={form.takeTheirs}
        />
      }
      surprise={surprise}
      acts={
        <FormActs
          isLocked={isLocked}
          saveLabel={isEditing ? sentences.saveEdit : sentences.saveNew}
          canSave={form.canSave}
          pending={form.pending}
          missing={missingId}
          onCancel={cancel}
          shelf={craft.shelf}
          next={inline ? <WayBack onPress={onCancel} /> : next}
        />
      }
      thumb={<Thumb shape={craft.shape} picture={shownPicture} preview={preview} />}
      panel={
        <CreationPanel
          craft={craft}
          label={say(sentences.picture)}
          name={draft.name.trim() || say(sentences.unnamed)}
          words={words}
          saved={saved}
          preview={preview}
          isPreviewNewer={form.hasNewLook}
          needsSaving={form.needsSaving}
          isDrawable={draft.type !== ''}
        />
      }
    >
      <TextField
        label={say('word.name')}
        large
        autoComplete="off"
        most={LIMITS.name}
        value={draft.name}
        error={form.refusal?.fields['name']}
        onChange={(event) => onRename(event.target.value)}
      />
      {children}
      <LeaveGuard isChanged={form.needsSaving} isLetGo={isLetGo} />
    </FormFrame>
  );
}
