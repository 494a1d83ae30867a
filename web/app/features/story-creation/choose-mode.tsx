/** How a story begins: with a talk about ideas, or by putting it together. */
import { say } from '@fableloom/contract/messages/index';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/classes.ts';
import { IdeasPicture, StagePicture } from './mode-pictures.tsx';

export function ChooseMode() {
  return (
    <div>
      <h1 className="mb-6 shell:mb-9">{say('create.screen.choose.title')}</h1>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-6 wide:gap-8">
        <ModeCard to="?mode=ideas" title={say('create.screen.ideas')} text={say('create.screen.ideas.text')} picture={<IdeasPicture />} />
        <ModeCard to="?mode=build" title={say('create.screen.build')} text={say('create.screen.build.text')} picture={<StagePicture />} />
      </div>
    </div>
  );
}

interface ModeCardProps {
  to: string;
  title: string;
  text: string;
  picture: ReactNode;
}

function ModeCard({ to, title, text, picture }: ModeCardProps) {
  return (
    <Link
      to={to}
      className={cx(
        'group block overflow-hidden rounded-[28px] bg-card no-underline shadow-card',
        'transition-[transform,box-shadow] hover:-translate-y-1 hover:shadow-lift focus-visible:rounded-[28px]',
      )}
    >
      {picture}
      <span className="block px-6 pt-4 pb-5 sm:px-8 sm:pt-6 sm:pb-9">
        <h2 className="text-ink group-hover:text-plum">{title}</h2>
        <span className="mt-2 block text-[1.125rem] text-ink-soft">{text}</span>
      </span>
    </Link>
  );
}
