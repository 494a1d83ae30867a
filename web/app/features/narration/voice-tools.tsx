/** What one does with the voice while a page is read aloud: the line again, slower or faster, and falling asleep. */
import { say } from '@fableloom/contract/messages/index';
import { Repeat1 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import type { Listening } from './use-listening.ts';

const SleepMenu = later(() => import('./sleep-menu.tsx').then((menu) => menu.SleepMenu));
const SpeedMenu = later(() => import('./speed-menu.tsx').then((menu) => menu.SpeedMenu));

const CALM = 'text-ink-soft hover:bg-plum-wash hover:text-plum';

export const voiceTools = ({ playback, sleep, repeatLine }: Listening) => ({
  left: (
    <>
      <SleepMenu sleep={sleep} className={CALM} chosenClass="text-plum" />
      <Button look="icon" label={say('narration.screen.repeat')} icon={<Repeat1 />} onClick={repeatLine} />
    </>
  ),
  right: <SpeedMenu playback={playback} className={CALM} />,
});
