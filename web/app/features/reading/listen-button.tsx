/** Has one part of a story read aloud, or rests. */
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS, type Phase } from '@fableloom/contract/taxonomies/phases';
import { Headphones, Pause } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface ListenButtonProps {
  phase: Phase;
  isSpeaking: boolean;
  onListen: () => void;
}

export function ListenButton({ phase, isSpeaking, onListen }: ListenButtonProps) {
  return (
    <Button
      look="icon"
      label={`${isSpeaking ? say('narration.screen.pause') : say('narration.screen.listen')}: ${PHASE_LABELS[phase]}`}
      aria-pressed={isSpeaking}
      icon={isSpeaking ? <Pause /> : <Headphones />}
      onClick={onListen}
      className="aria-pressed:bg-plum-wash aria-pressed:text-plum"
    />
  );
}
