/** Where a comment is written; what was not sent stays in the box. */
import type { ContentType } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isTooLong } from '../../ui/too-long.ts';

export function CommentForm({ contentType, contentId }: { contentType: ContentType; contentId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const add = useAct({
    do: () => api.comments.add({ contentType, contentId, text: text.trim() }),
    failed: 'comment.send.failed',
    isRefusalShown: true,
    done: 'comment.send.done',
    onDone: () => setText(''),
    refresh: [orpc.comments.key()],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setError(say('comment.empty'));
    if (isTooLong(text, LIMITS.comment)) return;
    add.run();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextArea
        label={say('comment.screen.placeholder')}
        hideLabel
        placeholder={say('comment.screen.placeholder')}
        value={text}
        rows={2}
        most={LIMITS.comment}
        count
        error={error ?? add.refusal?.sentence}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
          add.forget();
        }}
      />
      <Button type="submit" look="primary" icon={<Send aria-hidden="true" />} pending={add.pending} className="justify-self-end">
        {say('comment.screen.send')}
      </Button>
    </form>
  );
}
