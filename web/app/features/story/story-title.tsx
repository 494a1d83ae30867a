/** The title of a story, which its family can change on a plan that has it. */
import type { Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { api, orpc } from '../../session/api.ts';
import { doorOf, useGates } from '../../session/gates.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isTooLong } from '../../ui/too-long.ts';

export function StoryTitle({ story }: { story: Story }) {
  const [written, setWritten] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { enter } = useGates();

  function close() {
    setWritten(null);
    requestAnimationFrame(() => pencil.current?.focus());
  }

  if (written !== null) return <TitleForm story={story} written={written} onWrite={setWritten} onClose={close} />;
  return (
    <h1 className="text-[clamp(1.875rem,1.1rem+3.2vw,3.75rem)] [overflow-wrap:anywhere] leading-[1.04] font-[520] tracking-[-0.026em]">
      <bdi>{story.title}</bdi>
      {story.may.edit && (
        <Button
          ref={pencil}
          look="icon"
          label={say('story.screen.title.edit')}
          icon={<Pencil />}
          onClick={() => enter((plan) => doorOf(plan, 'edit-story-title'), () => setWritten(story.title))}
          className="ml-2 align-middle"
        />
      )}
    </h1>
  );
}

interface TitleFormProps {
  story: Story;
  written: string;
  onWrite: (title: string) => void;
  onClose: () => void;
}

function TitleForm({ story, written, onWrite, onClose }: TitleFormProps) {
  const [error, setError] = useState<string>();
  // The title that this window began with, so that another window's newer one is noticed and not overwritten.
  const [before, setBefore] = useState(story.title);
  const queries = useQueryClient();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  const rename = useAct({
    do: (title: string) => api.stories.rename({ id: story.id, title, before }),
    failed: 'story.title.failed',
    done: 'story.title.done',
    refresh: [orpc.stories.key()],
    onDone: onClose,
    onRefused: ({ code }) => code === 'CONFLICT' && void readNewer(),
  });
  const hasNewer = rename.refusal?.code === 'CONFLICT';

  /** The next press knows what it overwrites. */
  async function readNewer() {
    await queries.invalidateQueries({ queryKey: orpc.stories.key() });
    const newer = queries.getQueryData(orpc.stories.show.queryKey({ input: { id: story.id } }));
    if (newer) setBefore(newer.title);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const title = written.trim();
    if (title === '') return setError(say('story.title.empty'));
    if (isTooLong(title, LIMITS.title)) return box.current?.focus();
    if (title === before) return onClose();
    rename.run(title);
  }

  return (
    <form onSubmit={save} className="grid gap-3">
      <h1 className="sr-only">{story.title}</h1>
      <TextField
        label={say('story.screen.title.edit')}
        large
        ref={box}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        value={written}
        most={LIMITS.title}
        dir="auto"
        hint={before === story.title && !hasNewer ? undefined : say('story.title.newer', { title: story.title })}
        error={error ?? rename.refusal?.fields['title'] ?? (hasNewer ? rename.refusal?.sentence : undefined)}
        onChange={(event) => {
          onWrite(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" pending={rename.pending}>{say('word.save')}</Button>
        <Button look="plain" onClick={onClose} disabled={rename.pending}>{say('word.cancel')}</Button>
      </div>
    </form>
  );
}
