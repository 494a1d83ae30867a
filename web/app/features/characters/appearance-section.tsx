/** How the character looks: what can be chosen follows its kind. */
import type { Appearance } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { appearanceOptions, colorMeaning, CUSTOM_AGE } from '@fableloom/contract/taxonomies/appearance';
import { SwatchRow } from '../../ui/swatch-row.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceChips } from '../creations/advanced-fields.tsx';
import { FormSection } from '../creations/form-section.tsx';
import { swatchOf } from './swatch-of.ts';

export interface AppearanceSectionProps {
  /** The stored type, or one that stands for it while the choice is not finished. */
  type: string;
  value: Appearance;
  onChange: (patch: Partial<Appearance>) => void;
}

type ColorField = 'color' | 'skinTone' | 'eyeColor' | 'hairColor';

export function AppearanceSection({ type, value, onChange }: AppearanceSectionProps) {
  const options = appearanceOptions(type);
  const colors: readonly { field: ColorField; label: string }[] = [
    { field: 'hairColor', label: say('character.fact.hair-color') },
    { field: 'skinTone', label: say('character.fact.skin-tone') },
    { field: 'color', label: colorMeaning(type) },
    { field: 'eyeColor', label: say('character.fact.eye-color') },
  ];

  return (
    <FormSection title={say('character.screen.traits.appearance')}>
      {colors.filter(({ field }) => options[field].length > 0).map(({ field, label }) => (
        <SwatchRow
          key={field}
          label={label}
          swatches={options[field].map((name) => ({ value: name as string, name, color: swatchOf(name) }))}
          value={value[field] || null}
          onChange={(color) => onChange({ [field]: color })}
          onClear={() => onChange({ [field]: '' })}
        />
      ))}
      <ChoiceChips label={say('character.fact.height')} options={options.height} value={value.height} onChange={(height) => onChange({ height })} />
      <ChoiceChips label={say('character.fact.build')} options={options.build} value={value.build} onChange={(build) => onChange({ build })} />
      <div className="grid gap-3">
        <ChoiceChips
          label={say('character.fact.age')}
          options={options.age}
          value={value.age}
          onChange={(age) => onChange({ age, customAge: '' })}
        />
        {value.age === CUSTOM_AGE && (
          <TextField
            label={say('character.screen.age.custom')}
            hideLabel
            placeholder={say('character.screen.age.custom')}
            most={LIMITS.trait}
            value={value.customAge}
            onChange={(event) => onChange({ customAge: event.target.value })}
            className="max-w-80"
          />
        )}
      </div>
    </FormSection>
  );
}
