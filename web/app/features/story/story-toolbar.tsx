/** What one can do with the whole story, reading first; on a phone its signs stand in one row, so that the story begins on the first screen. */
import { say } from '@fableloom/contract/messages/index';
import { ALargeSmall, BookOpenText, Feather, Headphones, Paintbrush, RefreshCw, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { Spinner } from '../../ui/spinner.tsx';

const TOOL = buttonClass('plain', 'normal', cx(
  'min-h-11 flex-none px-3.5 font-semibold whitespace-nowrap max-shell:min-w-11 max-shell:px-2.5 [&_svg]:text-plum',
  'aria-pressed:bg-plum-wash aria-pressed:text-plum',
));

export interface StoryToolbarProps {
  isListening: boolean;
  onListen: () => void;
  /** Before the press takes the selection away. */
  onReachForBrush: () => void;
  /** Absent where nothing can be drawn. */
  onDraw?: () => void;
  /** Absent when the story is complete. */
  onContinue?: () => void;
  /** Absent where the story is somebody else's. */
  onShare?: () => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  onLetters: () => void;
  onRead: () => void;
}

export function StoryToolbar(props: StoryToolbarProps) {
  const { isListening, onListen, onReachForBrush, onDraw, onContinue, onShare, isRefreshing, onRefresh, onLetters, onRead } = props;
  return (
    <section
      aria-label={say('story.screen.tools')}
      className="-mx-2 mt-2 mb-2 flex flex-wrap items-center justify-between py-1 shell:justify-start shell:gap-x-1 shell:-mx-3.5 shell:mt-7 shell:mb-6"
    >
      <Tool icon={<Headphones />} isNamed isPressed={isListening} onPress={onListen}>{say('narration.screen.listen')}</Tool>
      <Tool icon={<BookOpenText />} onPress={onRead}>{say('story.screen.reading-mode')}</Tool>
      <Tool icon={<ALargeSmall />} onPress={onLetters}>{say('reading.screen.open')}</Tool>
      {onDraw && <Tool icon={<Paintbrush />} onReach={onReachForBrush} onPress={onDraw}>{say('scene.screen.draw.any')}</Tool>}
      {onContinue && <Tool icon={<Feather />} onPress={onContinue}>{say('story.screen.continue')}</Tool>}
      {onShare && <Tool icon={<Share />} onPress={onShare}>{say('share.screen.title')}</Tool>}
      <Tool icon={isRefreshing ? <Spinner size={22} /> : <RefreshCw />} onPress={onRefresh}>{say('word.refresh')}</Tool>
    </section>
  );
}

interface ToolProps {
  icon: ReactNode;
  /** Its word stands beside its sign on the narrowest screen, too. */
  isNamed?: boolean;
  isPressed?: boolean;
  onReach?: () => void;
  onPress: () => void;
  children: string;
}

function Tool({ icon, isNamed = false, isPressed, onReach, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      title={children}
      onPointerDown={onReach}
      onMouseDown={onReach && ((event) => event.preventDefault())}
      onClick={onPress}
      className={TOOL}
    >
      {icon}
      <span className={isNamed ? 'max-[379px]:sr-only' : 'max-shell:sr-only'}>{children}</span>
    </button>
  );
}
