/** One turn of the talk: the family at the right, the storyteller with its lamp at the left. */
import { say } from '@fableloom/contract/messages/index';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/classes.ts';
import type { Said } from './use-idea-chat.ts';

export function Bubble({ message }: { message: Said }) {
  const { role, content, provider } = message;
  if (role === 'user') {
    return (
      <div
        className={cx(
          'max-w-[85%] animate-rise justify-self-end rounded-[24px] rounded-br-md bg-plum px-5 py-3.5',
          'text-[1.125rem] whitespace-pre-wrap text-on-plum',
        )}
      >
        <span className="sr-only">{say('idea.screen.you')} </span>
        {content}
      </div>
    );
  }
  return (
    <FromStoryteller>
      <span className="sr-only">{say('idea.screen.storyteller')} </span>
      <span className="whitespace-pre-wrap">{content}</span>
      {provider && <span className="mt-2 block text-base text-ink-soft">{madeBy(provider)}</span>}
    </FromStoryteller>
  );
}

export function ThinkingBubble() {
  return (
    <FromStoryteller isSoft>
      <span className="animate-breathe">{say('idea.screen.thinking')}</span>
    </FromStoryteller>
  );
}

function FromStoryteller({ isSoft = false, children }: { isSoft?: boolean; children: ReactNode }) {
  return (
    <div className="flex max-w-[92%] animate-rise items-start gap-3">
      <span
        aria-hidden="true"
        className="mt-1 grid size-11 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold max-sm:hidden"
      >
        <Lightbulb size={24} />
      </span>
      <div
        className={cx('min-w-0 rounded-[24px] rounded-tl-md bg-card px-5 py-3.5 text-[1.125rem] shadow-card', isSoft && 'text-ink-soft')}
      >
        {children}
      </div>
    </div>
  );
}

const madeBy = (provider: string) => (provider === 'built-in' ? say('made.ideas.built-in') : say('made.ideas.hosted', { model: provider }));
