/** How a picture is painted: the same fields for portraits and places. */
import type { AdvancedFeatures } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { ChipGroup } from '../../ui/chip.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export interface StyleGroup {
  group: string;
  styles: readonly string[];
}

export interface AdvancedFieldsProps {
  value: AdvancedFeatures;
  onChange: (patch: Partial<AdvancedFeatures>) => void;
  styles: readonly StyleGroup[];
  /** Backgrounds, lightings and moods, where the picture has them. */
  scenery?: Readonly<Record<'background' | 'lighting' | 'mood', readonly string[]>>;
}

const NAMES = { background: say('image.screen.background'), lighting: say('image.screen.lighting'), mood: say('image.screen.mood') } as const;

export function AdvancedFields({ value, onChange, styles, scenery }: AdvancedFieldsProps) {
  return (
    <>
      {styles.map(({ group, styles: options }) => (
        <ChoiceChips
          key={group}
          label={group}
          options={options}
          value={value.imageStyle}
          onChange={(imageStyle) => onChange({ imageStyle })}
        />
      ))}
      {scenery &&
        (['background', 'lighting', 'mood'] as const).map((field) => (
          <ChoiceChips
            key={field}
            label={NAMES[field]}
            options={scenery[field]}
            value={value[field]}
            onChange={(choice) => onChange({ [field]: choice })}
          />
        ))}
      <TextArea
        label={say('image.screen.details')}
        optional
        count
        most={LIMITS.description}
        value={value.details}
        onChange={(event) => onChange({ details: event.target.value })}
      />
    </>
  );
}

export interface ChoiceChipsProps {
  label: string;
  hideLabel?: boolean;
  options: readonly string[];
  value: string;
  /** An empty text when the choice is taken back. */
  onChange: (value: string) => void;
}

/** One word of a list, or none: pressing the chosen one again takes it back. */
export function ChoiceChips({ label, hideLabel, options, value, onChange }: ChoiceChipsProps) {
  return (
    <ChipGroup
      label={label}
      hideLabel={hideLabel}
      options={options.map((option) => ({ value: option, label: option }))}
      value={value || null}
      onChange={onChange}
      onClear={() => onChange('')}
    />
  );
}
