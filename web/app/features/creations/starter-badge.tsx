import { say } from '@fableloom/contract/messages/index';
import { Sparkles } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Belongs to everyone. */
export function StarterBadge({ kind, onPicture = false }: { kind: 'character' | 'location'; onPicture?: boolean }) {
  return (
    <Badge tone={onPicture ? 'card' : 'gold'} icon={<Sparkles />} className={onPicture ? '!text-ink-soft' : undefined}>
      {say(kind === 'character' ? 'character.screen.starter' : 'location.screen.starter')}
    </Badge>
  );
}
