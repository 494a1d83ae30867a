/** How these words are said, one under the other. */
import { spellingOf } from '@fableloom/contract/spelling';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { SaidName } from './said-name.tsx';

export function SaidNames({ words }: { words: readonly string[] }) {
  const { data } = useQuery(orpc.names.list.queryOptions());
  if (!data) return null;
  const keptAs = (word: string) => data.items.find((name) => spellingOf(name.word) === spellingOf(word))?.like ?? '';
  return (
    <>
      <p className="max-w-[60ch] text-ink-soft">{say('names.screen.hint')} {say('names.screen.how')}</p>
      <ul className="mt-5 grid gap-5">
        {words.map((word) => <li key={spellingOf(word)}><SaidName word={word} kept={keptAs(word)} /></li>)}
      </ul>
    </>
  );
}
