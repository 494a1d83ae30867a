/** How large the words of stories are, on every device where nothing else was chosen while reading. */
import type { Preferences } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Select } from '../../ui/select.tsx';
import { SIZES } from '../reading/reading-settings.ts';

type Size = Preferences['readingSize'];

const BY_AGE = 'auto';
const STEPS = Array.from({ length: (SIZES.largest - SIZES.smallest) / SIZES.step + 1 }, (_, place) => SIZES.smallest + place * SIZES.step);

export function SizeChoice({ value, onChange }: { value: Size; onChange: (size: Size) => void }) {
  // A size between the steps stays what it is until another is chosen.
  const sizes = value === null || STEPS.includes(value) ? STEPS : [...STEPS, value].toSorted((one, other) => one - other);
  return (
    <Select
      label={say('profile.screen.size')}
      hint={say('profile.screen.size.hint')}
      className="max-w-[320px]"
      value={value === null ? BY_AGE : String(value)}
      onChange={(chosen) => onChange(chosen === BY_AGE ? null : Number(chosen))}
      options={[
        { value: BY_AGE, label: say('profile.screen.font.auto') },
        ...sizes.map((n) => ({ value: String(n), label: say('profile.screen.size.pixels', { n }) })),
      ]}
    />
  );
}
