/** What lives, shines and waits in a place, and how its picture is painted. */
import type { LocationForm } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { LOCATION_IMAGE_STYLES } from '@fableloom/contract/taxonomies/image-styles';
import { CLIMATES, DANGERS, INHABITANTS, MAGICAL_PROPERTIES, TREASURES } from '@fableloom/contract/taxonomies/location-lists';
import { ChipGroup } from '../../ui/chip.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AdvancedFields, ChoiceChips } from '../creations/advanced-fields.tsx';
import { FoldSection } from '../creations/form-section.tsx';
import { PromptFold } from '../creations/prompt-fold.tsx';

const LISTS = [
  { field: 'magicalProperties', title: say('location.screen.magic'), options: MAGICAL_PROPERTIES },
  { field: 'inhabitants', title: say('location.screen.inhabitants'), options: INHABITANTS },
  { field: 'dangers', title: say('location.screen.dangers'), options: DANGERS },
  { field: 'treasures', title: say('location.screen.treasures'), options: TREASURES },
] as const;

const STYLES = [{ group: say('image.screen.style'), styles: LOCATION_IMAGE_STYLES }];

export interface WhatFoldsProps {
  draft: LocationForm;
  onChange: (patch: Partial<LocationForm>) => void;
}

export function WhatFolds({ draft, onChange }: WhatFoldsProps) {
  return (
    <>
      {LISTS.map(({ field, title, options }) => (
        <FoldSection key={field} title={title} chosen={draft[field].join(', ')}>
          <ChipGroup<string>
            multiple
            hideLabel
            label={title}
            options={options.map((option) => ({ value: option, label: option }))}
            value={draft[field]}
            onChange={(chosen) => onChange({ [field]: chosen })}
          />
        </FoldSection>
      ))}
      <FoldSection title={say('location.screen.climate')} chosen={draft.climate}>
        <ChoiceChips
          label={say('location.screen.climate')}
          hideLabel
          options={CLIMATES}
          value={draft.climate}
          onChange={(climate) => onChange({ climate })}
        />
      </FoldSection>
      <FoldSection title={say('location.screen.advanced')} chosen={[draft.advancedFeatures.imageStyle, draft.customDescription].filter(Boolean).join(', ')}>
        <AdvancedFields
          value={draft.advancedFeatures}
          onChange={(patch) => onChange({ advancedFeatures: { ...draft.advancedFeatures, ...patch } })}
          styles={STYLES}
        />
        <TextArea
          label={say('character.screen.more')}
          optional
          count
          most={LIMITS.description}
          value={draft.customDescription}
          onChange={(event) => onChange({ customDescription: event.target.value })}
        />
      </FoldSection>
      <PromptFold value={draft.customPrompt} onChange={(customPrompt) => onChange({ customPrompt })} />
    </>
  );
}
