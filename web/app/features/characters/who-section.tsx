/** Who it is: kind by picture, then family, then the very one; and the gender. */
import type { CharacterForm } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { CHARACTER_CATEGORIES, CHARACTER_TYPES, type CharacterCategory } from '@fableloom/contract/taxonomies/character-types';
import { readCharacterType, writeCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import { ChipGroup } from '../../ui/chip.tsx';
import { FormSection } from '../creations/form-section.tsx';
import { PictureRow } from '../creations/picture-row.tsx';
import { useCategoryPictures } from './category-pictures.ts';
import { fitAppearance } from './draft.ts';

/** A kind that is not chosen to its end yet. */
export interface Kind {
  category: CharacterCategory | '';
  subcategory: string;
}

export const kindChosen = (type: string): Kind => readCharacterType(type) ?? { category: '', subcategory: '' };

export interface WhoSectionProps {
  draft: CharacterForm;
  kind: Kind;
  onKind: (kind: Kind) => void;
  onChange: (patch: Partial<CharacterForm>) => void;
}

const asOption = (value: string) => ({ value, label: value });

export function WhoSection({ draft, kind, onKind, onChange }: WhoSectionProps) {
  const pictures = useCategoryPictures();
  const path = readCharacterType(draft.type);
  const families = CHARACTER_TYPES.find(({ category }) => category === kind.category)?.subcategories ?? [];
  const types = families.find(({ name }) => name === kind.subcategory)?.types ?? [];
  const chosen = [kind.category, kind.subcategory, path?.specific].filter(Boolean).join(', ');

  function choose(next: Kind, specific?: string) {
    onKind(next);
    const type = next.category && specific ? writeCharacterType({ category: next.category, subcategory: next.subcategory, specific }) : '';
    onChange({ type, appearance: type ? fitAppearance(draft.appearance, type) : draft.appearance });
  }

  return (
    <FormSection title={say('character.screen.who')} chosen={chosen || draft.type}>
      <PictureRow
        label={say('character.screen.kind')}
        across={5}
        value={kind.category || null}
        onChange={(category) => choose({ category, subcategory: '' })}
        options={CHARACTER_CATEGORIES.map((category) => ({ value: category, title: shortName(category), picture: pictures.get(category) }))}
      />
      {families.length > 0 && (
        <ChipGroup
          label={say('character.screen.family', { kind: shortName(kind.category).toLowerCase() })}
          options={families.map(({ name }) => asOption(name))}
          value={kind.subcategory || null}
          onChange={(subcategory) => choose({ category: kind.category, subcategory })}
        />
      )}
      {types.length > 0 && (
        <ChipGroup
          label={say('character.screen.which')}
          options={types.map(asOption)}
          value={path?.specific ?? null}
          onChange={(specific) => choose(kind, specific)}
        />
      )}
      <ChipGroup
        label={say('character.fact.gender')}
        options={[
          { value: 'female', label: say('character.fact.female') },
          { value: 'male', label: say('character.fact.male') },
        ]}
        value={draft.gender}
        onChange={(gender) => onChange({ gender })}
      />
    </FormSection>
  );
}

/** Room under a picture is narrow. */
const shortName = (category: string) => category.replace('/Artificial Intelligence', '');
