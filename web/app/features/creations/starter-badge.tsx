import { say } from '@fableloom/contract/messages/index';
import { Sparkles } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Belongs to everyone. */
export function StarterBadge({ onPicture = false }: { onPicture?: boolean }) {
  return (
    <Badge tone={onPicture ? 'card' : 'gold'} icon={<Sparkles />} className={onPicture ? '!text-ink-soft' : undefined}>
      {say('character.screen.starter')}
    </Badge>
  );
}
