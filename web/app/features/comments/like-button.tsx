/** A heart with its number: one a person, pressed again it is taken back. */
import type { ContentType } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { DOOR } from '../../session/doors.ts';
import { useSession } from '../../session/session.ts';
import { useAct } from '../../session/use-act.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Tally } from '../../ui/tally.tsx';

export interface LikeButtonProps {
  contentType: ContentType;
  contentId: string;
  likes: number;
  liked: boolean;
  /** The server's answer for this person. */
  mayLike: boolean;
}

/** Visitors are led to the door; whoever may not answer here sees the number alone. */
export function LikeButton({ contentType, contentId, mayLike, ...known }: LikeButtonProps) {
  const { user } = useSession();
  const [seen, setSeen] = useState({ likes: known.likes, liked: known.liked });
  const toggle = useAct({ do: () => api.likes.toggle({ contentType, contentId }), failed: 'like.failed' });
  const { likes, liked } = seen;

  /** Shown at once and put right by the answer; the button stays as it is, so that the keyboard stays on it. */
  async function press() {
    if (toggle.pending) return;
    setSeen({ liked: !liked, likes: likes + (liked ? -1 : 1) });
    try {
      setSeen(await toggle.attempt());
    } catch {
      setSeen(seen);
    }
  }

  const words = say('share.screen.likes', { n: likes });

  if (!user) {
    return (
      <ButtonLink to={DOOR} icon={<Heart aria-hidden="true" />} aria-label={`${say('like.screen.add')}: ${say('like.signed-out')} ${words}`}>
        {likes}
      </ButtonLink>
    );
  }
  if (!mayLike) return <Tally icon={<Heart />} count={likes} words={words} />;
  return (
    <>
      <Button
        aria-pressed={liked}
        aria-label={liked ? say('like.screen.remove') : say('like.screen.add')}
        title={liked ? say('like.screen.remove') : say('like.screen.add')}
        icon={<Heart fill={liked ? 'currentColor' : 'none'} aria-hidden="true" />}
        onClick={() => void press()}
        className="min-w-20 tabular-nums aria-pressed:border-berry aria-pressed:bg-berry-wash aria-pressed:text-berry"
      >
        {likes}
      </Button>
      <span aria-live="polite" className="sr-only">{words}</span>
    </>
  );
}
