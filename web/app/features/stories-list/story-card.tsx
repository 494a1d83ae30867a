/** One book on the shelf: its cover, who and where, and what kind of story it is. */
import type { CastMember, StorySummary } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { BookOpen, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PictureLink } from '../../ui/picture-link.tsx';
import { figureUrl } from '../../ui/picture-sources.ts';
import { CastPicture } from '../cast-picker/cast-picture.tsx';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const list = new Intl.ListFormat('en');
const NAMES_SHOWN = 3;

export function StoryCard({ story, onDelete }: { story: StorySummary; onDelete: () => void }) {
  const { id, title, cover, createdAt, characters, locations, ageRange, theme, currentPhase } = story;
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-card shadow-card [contain-intrinsic-size:auto_560px] [content-visibility:auto]">
      <PictureLink to={`/stories/${id}`} picture={cover} shape="wide" />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 className="text-[1.375rem] leading-tight [overflow-wrap:anywhere]">
          <Link to={`/stories/${id}`} className="text-ink no-underline hover:text-plum"><bdi>{title}</bdi></Link>
        </h2>
        <p className="text-ink-soft">
          <time dateTime={createdAt.toISOString()} className="whitespace-nowrap">{day.format(createdAt)} ·</time>{' '}
          <span className="whitespace-nowrap">{count(characters.length, 'character')}{locations.length > 0 && ' ·'}</span>{' '}
          {locations.length > 0 && <span className="whitespace-nowrap">{count(locations.length, 'location')}</span>}
        </p>
        <Featured characters={characters} locations={locations} />
        <ul className="flex flex-wrap gap-2">
          <li><Badge>{AGE_RANGE_WORDS[ageRange].label}</Badge></li>
          <li><Badge>{theme}</Badge></li>
          <li><Badge tone="sky">{PHASE_LABELS[currentPhase]}</Badge></li>
        </ul>
        <div className="mt-auto flex items-center justify-between pt-2">
          <ButtonLink
            to={`/stories/${id}`}
            icon={<BookOpen aria-hidden="true" />}
            aria-label={`${say('story.screen.list.read')}: ${title}`}
          >
            {say('story.screen.list.read')}
          </ButtonLink>
          <Button look="icon" label={`${say('word.delete')}: ${title}`} title={say('word.delete')} icon={<Trash2 />} onClick={onDelete} />
        </div>
      </div>
    </li>
  );
}

/** Faces and names of those who play, and where. */
function Featured({ characters, locations }: Pick<StorySummary, 'characters' | 'locations'>) {
  const faces = characters.slice(0, NAMES_SHOWN);
  return (
    <div className="flex items-center gap-3">
      <span className="flex shrink-0 -space-x-2.5" aria-hidden="true">
        {faces.map(({ id, picture }) => (
          <CastPicture key={id} isPortrait room="thumb" picture={picture} standIn={figureUrl(id)} className="size-11 rounded-full ring-3 ring-card" />
        ))}
      </span>
      <p className="min-w-0 leading-snug">
        <span className="font-semibold">{names(characters)}</span>
        {locations.length > 0 && <span className="text-ink-soft"> in {names(locations)}</span>}
      </p>
    </div>
  );
}

function names(cast: readonly CastMember[]): string {
  const shown = cast.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const others = cast.length - shown.length;
  return list.format(others > 0 ? [...shown, `${others} more`] : shown);
}

const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;
