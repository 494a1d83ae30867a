/** What place it is: category by picture, then what part of it, then the very place. A new choice clears what follows it. */
import type { LocationForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { LOCATION_CATEGORIES } from '@fableloom/contract/taxonomies/location-types';
import { locationSubcategories, locationTypes } from '@fableloom/contract/taxonomies/read-location-type';
import { ChipGroup } from '../../ui/chip.tsx';
import { FormSection } from '../creations/form-section.tsx';
import { PictureRow } from '../creations/picture-row.tsx';
import { PlaceVignette } from './vignettes.tsx';

export interface WhereSectionProps {
  draft: LocationForm;
  onChange: (patch: Partial<LocationForm>) => void;
}

const asOption = (value: string) => ({ value, label: value });

export function WhereSection({ draft: { category, subcategory, type }, onChange }: WhereSectionProps) {
  const subcategories = locationSubcategories(category);
  const types = locationTypes(category, subcategory);
  return (
    <FormSection title={say('location.screen.where')} chosen={[category, subcategory, type].filter(Boolean).join(', ')}>
      <PictureRow<string>
        label={say('character.fact.category')}
        across={6}
        value={category || null}
        onChange={(next) => onChange({ category: next, subcategory: '', type: '' })}
        options={LOCATION_CATEGORIES.map((value) => ({ value, title: value, picture: <PlaceVignette category={value} /> }))}
      />
      {subcategories.length > 0 && (
        <ChipGroup
          label={say('location.screen.part')}
          options={subcategories.map(asOption)}
          value={subcategory || null}
          onChange={(next) => onChange({ subcategory: next, type: '' })}
        />
      )}
      {types.length > 0 && (
        <ChipGroup
          label={say('location.screen.which')}
          options={types.map(asOption)}
          value={type || null}
          onChange={(next) => onChange({ type: next })}
        />
      )}
    </FormSection>
  );
}
