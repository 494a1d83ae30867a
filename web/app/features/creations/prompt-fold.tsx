/** A picture described in one's own words. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { TextArea } from '../../ui/text-area.tsx';
import { FoldSection } from './form-section.tsx';

export function PromptFold({ value, onChange }: { value: string; onChange: (prompt: string) => void }) {
  return (
    <FoldSection title={say('character.screen.prompt')} chosen={value}>
      <TextArea
        label={say('character.screen.prompt')}
        hideLabel
        count
        rows={4}
        most={LIMITS.customPrompt}
        hint={say('image.screen.prompt.hint')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FoldSection>
  );
}
