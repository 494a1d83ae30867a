/** What makes the character easy to recognize: up to four things out of seven groups. */
import { say } from '@fableloom/contract/messages/index';
import { distinguishingFeatures, featuresOf, joinFeatures } from '@fableloom/contract/taxonomies/distinguishing-features';
import { ChipGroup } from '../../ui/chip.tsx';
import { FoldSection } from '../creations/form-section.tsx';

/** As many as a child can tell apart, and as fit into the stored text. */
const AT_MOST = 4;

export interface FeaturesFoldProps {
  type: string;
  value: string;
  onChange: (distinguishingFeature: string) => void;
}

export function FeaturesFold({ type, value, onChange }: FeaturesFoldProps) {
  const chosen = featuresOf(value);
  const isFull = chosen.length >= AT_MOST;
  return (
    <FoldSection title={say('character.fact.features')} chosen={value || say('character.screen.features.most', { n: AT_MOST })}>
      {distinguishingFeatures(type).map(({ group, features }) => (
        <ChipGroup
          key={group}
          multiple
          label={group}
          options={features.map((feature) => ({ value: feature, label: feature, disabled: isFull && !chosen.includes(feature) }))}
          value={chosen.filter((feature) => features.includes(feature))}
          onChange={(mine) => onChange(joinFeatures([...chosen.filter((feature) => !features.includes(feature)), ...mine]))}
        />
      ))}
    </FoldSection>
  );
}
