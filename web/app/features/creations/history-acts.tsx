/** What can be done with all pictures of a creation: read them again, take them along. */
import { say } from '@fableloom/contract/messages/index';
import { useQueryClient } from '@tanstack/react-query';
import { Download, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import type { Craft, Creation } from './craft.ts';
import { downloadAll } from './download-picture.ts';

export function HistoryActs<Fields extends object, Made extends Creation>({ craft, creation }: { craft: Craft<Fields, Made>; creation: Made }) {
  const { id, name, imageHistory, isStarter } = creation;
  const queries = useQueryClient();
  const [isTaking, setTaking] = useState(false);
  const refresh = useAct({
    do: () => queries.fetchQuery({ queryKey: craft.keys.one(id), queryFn: () => craft.show(id), staleTime: 0 }),
    failed: craft.sentences.imagesReadFailed,
    done: craft.sentences.imagesRead,
  });

  async function takeAll() {
    setTaking(true);
    await downloadAll(imageHistory.map(({ url }, place) => ({ url, name: `${name} ${place + 1}` })));
    setTaking(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isStarter && (
        <Button look="icon" label={say('image.screen.refresh')} icon={<RotateCw />} pending={refresh.pending} onClick={() => refresh.run()} />
      )}
      <Button icon={<Download />} pending={isTaking} onClick={() => void takeAll()}>{say('image.screen.download-all')}</Button>
    </div>
  );
}
