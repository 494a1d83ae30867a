/** Who one is to others, and how one likes things here. */
import type { Preferences, Profile, ProfileForm as ProfileFields } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useRevalidator } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { useTheme } from '../../session/theme.ts';
import { Button } from '../../ui/button.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isTooLong } from '../../ui/too-long.ts';
import { useDraft } from '../creations/use-draft.ts';
import { FontChoice } from './font-choice.tsx';
import { SizeChoice } from './size-choice.tsx';

const fieldsOf = ({ displayName, bio, preferences }: Profile): ProfileFields => ({ displayName, bio, preferences });

export function ProfileForm({ profile }: { profile: Profile }) {
  const draft = useDraft<ProfileFields>(fieldsOf(profile));
  const [theme, chooseTheme] = useTheme();
  const { revalidate } = useRevalidator();
  const { displayName, bio, preferences } = draft.value;
  const prefer = (patch: Partial<Preferences>) => draft.set({ preferences: { ...preferences, ...patch } });

  const save = useAct({
    do: (fields: ProfileFields) => api.me.update(fields),
    failed: 'profile.update.failed',
    done: 'profile.update.done',
    refresh: [orpc.me.key()],
    onDone: (saved) => {
      draft.restart(fieldsOf(saved));
      // The name stands in the sidebar too.
      return revalidate();
    },
  });

  /** The theme is seen at once on this device; saving takes it to the others. */
  function chooseLook(choice: Preferences['theme']) {
    prefer({ theme: choice });
    chooseTheme(choice);
  }

  return (
    <form
      noValidate
      className="grid gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        save.run(draft.value);
      }}
    >
      <TextField
        label={say('profile.screen.name')}
        autoComplete="nickname"
        most={LIMITS.name}
        value={displayName}
        error={displayName.trim() === '' ? say('input.required') : save.refusal?.fields['displayName']}
        onChange={(event) => draft.set({ displayName: event.target.value })}
      />
      <TextArea
        label={say('profile.screen.bio')}
        optional
        count
        most={LIMITS.bio}
        value={bio}
        error={save.refusal?.fields['bio']}
        onChange={(event) => draft.set({ bio: event.target.value })}
      />
      <Fieldset label={say('profile.screen.image-quality')}>
        <SegmentedControl<Preferences['imageQuality']>
          label={say('profile.screen.image-quality')}
          className="w-full max-w-[320px]"
          value={preferences.imageQuality}
          onChange={(imageQuality) => prefer({ imageQuality })}
          segments={[
            { value: 'standard', label: say('profile.screen.image-quality.standard') },
            { value: 'hd', label: say('profile.screen.image-quality.hd') },
          ]}
        />
      </Fieldset>
      <Fieldset label={say('profile.screen.theme')}>
        <SegmentedControl<Preferences['theme']>
          label={say('profile.screen.theme')}
          className="w-full max-w-[520px]"
          value={theme}
          onChange={chooseLook}
          segments={[
            { value: 'system', label: say('profile.screen.theme.system') },
            { value: 'day', label: say('profile.screen.theme.day') },
            { value: 'bedtime', label: say('profile.screen.theme.bedtime') },
          ]}
        />
      </Fieldset>
      <FontChoice value={preferences.readingFont} onChange={(readingFont) => prefer({ readingFont })} />
      <SizeChoice value={preferences.readingSize} onChange={(readingSize) => prefer({ readingSize })} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        disabled={!draft.isChanged || displayName.trim() === '' || isTooLong(displayName, LIMITS.name) || isTooLong(bio, LIMITS.bio)}
        pending={save.pending}
      >
        {say('profile.screen.save')}
      </Button>
    </form>
  );
}
