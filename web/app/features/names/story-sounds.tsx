/** How the names of a story are said: those of its cast, those that are kept, and any other word of it. */
import type { Story } from '@fableloom/contract';
import { spellingOf, spokenNamesIn, wordsIn } from '@fableloom/contract/spelling';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { orpc } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FoldSection } from '../creations/form-section.tsx';
import { SaidNames } from './said-names.tsx';
import { wordsOfNames } from './words-of-name.ts';

export function StorySounds({ story }: { story: Story }) {
  const { data } = useQuery(orpc.names.list.queryOptions());
  const [added, setAdded] = useState<string[]>([]);
  if (!story.may.edit) return null;
  const ofCast = wordsOfNames(story.characters.map(({ name }) => name));
  const kept = spokenNamesIn(story.content, data?.items ?? []).map(({ word }) => word);
  const others = [...kept, ...added].filter((word) => !ofCast.some((one) => spellingOf(one) === spellingOf(word)));
  const words = [...ofCast, ...new Map(others.map((word) => [spellingOf(word), word])).values()];
  return (
    <div className="mt-6">
      <FoldSection title={say('names.screen.title')}>
        <SaidNames words={words} />
        <AnotherWord onAdd={(word) => setAdded([...added, word])} />
      </FoldSection>
    </div>
  );
}

function AnotherWord({ onAdd }: { onAdd: (word: string) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const [word, ...more] = wordsIn(text);
    const isOne = word !== undefined && more.length === 0;
    setWrong(!isOne);
    if (!isOne) return;
    onAdd(word);
    setText('');
  };
  return (
    <form onSubmit={add} className="grid gap-3 sm:grid-cols-[minmax(0,22rem)_auto] sm:items-start">
      <TextField
        label={say('names.screen.other')}
        value={text}
        most={LIMITS.spokenName.word}
        error={isWrong ? say('names.word.missing') : undefined}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
      />
      <div className="sm:pt-[34px]"><Button type="submit" icon={<Plus />}>{say('names.screen.add')}</Button></div>
    </form>
  );
}
