/** How the character is: at most two traits out of three groups; the rest rest once two are chosen. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { joinTraits, PERSONALITIES, traitsOf, type PersonalityGroup } from '@fableloom/contract/taxonomies/personalities';
import { ChipGroup } from '../../ui/chip.tsx';
import { FormSection } from '../creations/form-section.tsx';

const GROUPS = Object.keys(PERSONALITIES) as PersonalityGroup[];

export function PersonalitySection({ value, onChange }: { value: string; onChange: (personality: string) => void }) {
  const chosen = traitsOf(value);
  const isFull = chosen.length >= LIMITS.personalityTraits;
  return (
    <FormSection
      title={say('character.fact.personality')}
      chosen={say('character.screen.personality.chosen', { n: chosen.length, most: LIMITS.personalityTraits })}
    >
      {GROUPS.map((group) => {
        const traits: readonly string[] = PERSONALITIES[group];
        return (
          <ChipGroup
            key={group}
            multiple
            label={group}
            options={traits.map((trait) => ({ value: trait, label: trait, disabled: isFull && !chosen.includes(trait) }))}
            value={chosen.filter((trait) => traits.includes(trait))}
            onChange={(mine) => onChange(joinTraits([...chosen.filter((trait) => !traits.includes(trait)), ...mine]))}
          />
        );
      })}
    </FormSection>
  );
}
