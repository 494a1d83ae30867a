/** The letters of the stories, each shown by a line of its own. */
import type { Preferences } from '@fableloom/contract';
import '../../styles/story-fonts.css';
import { useChoices } from '../../ui/choices.ts';
import { cx, FOCUS_WITHIN } from '../../ui/classes.ts';
import { Fieldset } from '../../ui/fieldset.tsx';

type Font = Preferences['readingFont'];

const FONTS: readonly { value: Font; name: string; family: string; words: string }[] = [
  { value: 'auto', name: 'Chosen by age', family: 'var(--font-ui)', words: 'Andika up to eight, Literata from nine' },
  { value: 'andika', name: 'Andika', family: 'var(--font-story-young)', words: 'The fox looked at the moon.' },
  { value: 'literata', name: 'Literata', family: 'var(--font-story-old)', words: 'The fox looked at the moon.' },
  { value: 'lexend', name: 'Lexend', family: 'var(--font-story-lexend)', words: 'The fox looked at the moon.' },
  { value: 'atkinson', name: 'Atkinson Hyperlegible', family: 'var(--font-story-atkinson)', words: 'The fox looked at the moon.' },
  { value: 'opendyslexic', name: 'OpenDyslexic', family: 'var(--font-story-dyslexic)', words: 'The fox looked at the moon.' },
];

const ON = 'border-plum bg-plum-wash';
const OFF = 'border-edge bg-card hover:bg-plum-wash';

export function FontChoice({ value, onChange }: { value: Font; onChange: (font: Font) => void }) {
  const inputFor = useChoices<Font>({ value, onChange });
  return (
    <Fieldset label="Story letters">
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
