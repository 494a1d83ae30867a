/** The idea chat as a page: what was said, chips to begin with, and a box to write in. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { IDEA_SUGGESTIONS } from '@fableloom/contract/taxonomies/idea-suggestions';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { UseBuiltIn } from '../jobs/use-built-in.tsx';
import { Bubble, ThinkingBubble } from './bubble.tsx';
import { MessageBox } from './message-box.tsx';
import { quickReplies } from './quick-replies.ts';
import type { IdeaChat as Chat } from './use-idea-chat.ts';

export interface IdeaChatProps {
  chat: Chat;
  /** Takes the talk to the place where the story is built. */
  onGetStarted: () => void;
}

export function IdeaChat({ chat, onGetStarted }: IdeaChatProps) {
  const { messages, isPending, send, withBuiltIn, words, write, forget } = chat;
  const end = useRef<HTMLDivElement>(null);
  const replies = quickReplies(messages);
  // One plot was chosen: what comes next is near the thumb, too.
  const isChosen = replies.length === 1;
  const hasBegun = messages.length > LIMITS.ideaSuggestionsUntilMessages;

  useEffect(() => {
    if (hasBegun) end.current?.scrollIntoView({ block: 'nearest' });
  }, [hasBegun, messages.length, isPending]);

  return (
    <div className="mx-auto max-w-[760px]">
      <PageHeader
        title={say('idea.screen.title')}
        back={{ to: '/create', label: say('create.screen.back') }}
        actions={
          <Button look={hasBegun ? 'primary' : 'line'} icon={<ArrowRight aria-hidden="true" />} onClick={onGetStarted}>
            {say('create.screen.get-started')}
          </Button>
        }
      />
      <div role="log" aria-label={say('idea.screen.title')} className="grid gap-4">
        {messages.map((message, place) => (
          <Bubble key={place} message={message} />
        ))}
        {isPending && <ThinkingBubble />}
      </div>
      {withBuiltIn && (
        <div className="mt-4 sm:ml-14">
          <UseBuiltIn onPress={withBuiltIn} />
        </div>
      )}
      {!hasBegun && (
        <div className="mt-6 flex flex-wrap gap-2.5">
          {IDEA_SUGGESTIONS.map((suggestion) => (
            <Chip key={suggestion} disabled={isPending} onPress={() => send(suggestion)}>{suggestion}</Chip>
          ))}
        </div>
      )}
      {!isPending && replies.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2.5 sm:ml-14">
          {replies.map((reply) => (
            <Chip key={reply} onPress={() => send(reply)}>{reply}</Chip>
          ))}
          {isChosen && (
            <Button look="primary" icon={<ArrowRight aria-hidden="true" />} onClick={onGetStarted}>{say('create.screen.get-started')}</Button>
          )}
        </div>
      )}
      {hasBegun && !isPending && (
        <Button look="quiet" icon={<RotateCcw aria-hidden="true" />} onClick={forget} className="mt-4">{say('idea.screen.again')}</Button>
      )}
      <div ref={end} className="scroll-mb-40" />
      <MessageBox isPending={isPending} words={words} onWrite={write} onSend={send} />
    </div>
  );
}
