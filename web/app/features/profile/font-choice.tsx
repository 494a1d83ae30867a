/** The letters of the stories, each shown by a line of its own. */
import type { Preferences } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import '../../styles/story-fonts.css';
import { useChoices } from '../../ui/choices.ts';
import { cx, FOCUS_WITHIN } from '../../ui/classes.ts';
import { Fieldset } from '../../ui/fieldset.tsx';

type Font = Preferences['readingFont'];

const SAMPLE = say('profile.screen.font.sample');
const FONTS: readonly { value: Font; name: string; family: string; words: string }[] = [
  { value: 'auto', name: say('profile.screen.font.auto'), family: 'var(--font-ui)', words: say('profile.screen.font.auto.text') },
  { value: 'andika', name: 'Andika', family: 'var(--font-story-young)', words: SAMPLE },
  { value: 'literata', name: 'Literata', family: 'var(--font-story-old)', words: SAMPLE },
  { value: 'lexend', name: 'Lexend', family: 'var(--font-story-lexend)', words: SAMPLE },
  { value: 'atkinson', name: 'Atkinson Hyperlegible', family: 'var(--font-story-atkinson)', words: SAMPLE },
  { value: 'opendyslexic', name: 'OpenDyslexic', family: 'var(--font-story-dyslexic)', words: SAMPLE },
];

const ON = 'border-plum bg-plum-wash';
const OFF = 'border-edge bg-card hover:bg-plum-wash';

export function FontChoice({ value, onChange }: { value: Font; onChange: (font: Font) => void }) {
  const inputFor = useChoices<Font>({ value, onChange });
  return (
    <Fieldset label={say('profile.screen.font')}>
      <div className="grid gap-3 sm:grid-cols-2">
        {FONTS.map((font) => {
          const input = inputFor(font.value);
          return (
            <label
              key={font.value}
              className={cx('block rounded-field border-[1.5px] px-5 py-3', FOCUS_WITHIN, input.checked ? ON : OFF)}
            >
              <input {...input} className="sr-only" />
              <span className="block font-bold">{font.name}</span>
              <span className="block text-[1.125rem]" style={{ fontFamily: font.family }}>{font.words}</span>
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}
