/** One word and how it is said: written by ear, heard, kept. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Check, RotateCcw, Volume2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toaster.tsx';
import { playSound } from './play-sound.ts';

const refresh = [orpc.names.key()];

/** `kept` is '' where the word is read as it is written. */
export function SaidName({ word, kept }: { word: string; kept: string }) {
  const [like, setLike] = useState(kept);
  const written = like.trim();
  const hear = useAct({
    do: async () => {
      const { audio, note } = await api.names.hear({ word, like: written });
      if (note !== '') toast(note);
      await playSound(audio);
    },
    failed: 'names.hear.failed',
  });
  const keep = useAct({
    do: () => api.names.keep({ word, like: written }),
    failed: 'names.keep.failed',
    refresh,
    onDone: () => toast.success(say('names.keep.done', { word })),
  });
  const forget = useAct({
    do: () => api.names.forget({ word }),
    failed: 'names.forget.failed',
    refresh,
    onDone: () => {
      setLike('');
      toast.success(say('names.forget.done', { word }));
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep.run();
  };

  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,22rem)_auto] sm:items-end">
      <TextField
        label={say('names.screen.like', { word })}
        value={like}
        most={LIMITS.spokenName.like}
        onChange={(event) => setLike(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        end={kept !== '' && (
          <Button look="icon" label={say('names.screen.forget', { word })} icon={<RotateCcw />} pending={forget.pending} onClick={() => forget.run()} />
        )}
      />
      <div className="flex flex-wrap gap-2">
        <Button icon={<Volume2 />} aria-label={say('names.screen.hear.word', { word })} pending={hear.pending} onClick={() => hear.run()}>
          {say('names.screen.hear')}
        </Button>
        {written !== '' && written !== kept && (
          <Button type="submit" look="primary" icon={<Check />} aria-label={say('names.screen.keep.word', { word })} pending={keep.pending}>
            {say('names.screen.keep')}
          </Button>
        )}
      </div>
    </form>
  );
}
