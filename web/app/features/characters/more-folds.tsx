/** What may be said beyond the look: power, role and relationships, words of one's own, and how the portrait is painted. */
import type { CharacterForm } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { BACKGROUNDS } from '@fableloom/contract/taxonomies/backgrounds';
import { CHARACTER_IMAGE_STYLES } from '@fableloom/contract/taxonomies/image-styles';
import { LIGHTINGS } from '@fableloom/contract/taxonomies/lightings';
import { MOODS } from '@fableloom/contract/taxonomies/moods';
import { MAGICAL_POWERS } from '@fableloom/contract/taxonomies/powers';
import { TextArea } from '../../ui/text-area.tsx';
import { AdvancedFields, ChoiceChips } from '../creations/advanced-fields.tsx';
import { FoldSection } from '../creations/form-section.tsx';
import { PromptFold } from '../creations/prompt-fold.tsx';
import { RelationshipsFold } from './relationships-fold.tsx';

const SCENERY = { background: BACKGROUNDS, lighting: LIGHTINGS, mood: MOODS } as const;

export interface MoreFoldsProps {
  draft: CharacterForm;
  /** Its own id, once it has one. */
  id: string | null;
  onChange: (patch: Partial<CharacterForm>) => void;
}

export function MoreFolds({ draft, id, onChange }: MoreFoldsProps) {
  const { advancedFeatures } = draft;
  return (
    <>
      <FoldSection title={say('character.fact.power')} chosen={draft.magicalPower}>
        <ChoiceChips
          label={say('character.fact.power')}
          hideLabel
          options={MAGICAL_POWERS}
          value={draft.magicalPower}
          onChange={(magicalPower) => onChange({ magicalPower })}
        />
      </FoldSection>
      <RelationshipsFold draft={draft} id={id} onChange={onChange} />
      <FoldSection title={say('word.description')} chosen={draft.customDescription}>
        <TextArea
          label={say('word.description')}
          hideLabel
          count
          rows={4}
          most={LIMITS.description}
          placeholder={say('character.screen.description.hint')}
          value={draft.customDescription}
          onChange={(event) => onChange({ customDescription: event.target.value })}
        />
      </FoldSection>
      <FoldSection title={say('image.screen.style')} chosen={advancedFeatures.imageStyle}>
        <AdvancedFields
          value={advancedFeatures}
          onChange={(patch) => onChange({ advancedFeatures: { ...advancedFeatures, ...patch } })}
          styles={CHARACTER_IMAGE_STYLES}
          scenery={SCENERY}
        />
      </FoldSection>
      <PromptFold value={draft.customPrompt} onChange={(customPrompt) => onChange({ customPrompt })} />
    </>
  );
}
