/** Telling the newest part again, just so or with a wish; the earlier text is kept. */
import type { Story } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { RotateCcw, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { doorOf, useGates } from '../../session/gates.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isTooLong } from '../../ui/too-long.ts';
import { EarlierVersions } from './earlier-versions.tsx';

export interface RetellingProps {
  story: Story;
  isBusy: boolean;
  desk: ReactNode;
  wish: string;
  onWish: (wish: string) => void;
  /** Without an instruction the part is simply told anew. */
  onRetell: (instruction: string | null) => void;
}

export function Retelling({ story, isBusy, desk, wish, onWish, onRetell }: RetellingProps) {
  const { enter } = useGates();
  const retell = (instruction: string | null) => enter((plan) => doorOf(plan, 'regenerate-story'), () => onRetell(instruction));

  return (
    <section aria-labelledby="retell-title" className="mt-12 rounded-[24px] bg-card p-5 shadow-card sm:p-7 shell:mt-16">
      <h2 id="retell-title" className="text-2xl">{say('story.screen.regenerate')}</h2>
      {isBusy && <div className="mt-5">{desk}</div>}
      {!isBusy && (
        <div className="mt-5 grid gap-5">
          {desk}
          <TextArea
            label={say('story.screen.regenerate.wish')}
            optional
            value={wish}
            most={LIMITS.customPrompt}
            count
            dir="auto"
            onChange={(event) => onWish(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => retell(null)}>{say('story.screen.regenerate')}</Button>
            <Button icon={<WandSparkles aria-hidden="true" />} disabled={wish.trim() === '' || isTooLong(wish, LIMITS.customPrompt)} onClick={() => retell(wish.trim())}>
              {say('story.screen.regenerate.custom')}
            </Button>
          </div>
          <EarlierVersions story={story} />
        </div>
      )}
    </section>
  );
}
