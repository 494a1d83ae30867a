/** Stories that were shared, as books with their covers. */
import type { StoryCard } from '@fableloom/contract';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { PictureLink } from '../../ui/picture-link.tsx';
import { GRIDS } from '../../ui/skeletons.tsx';
import { OwnerLine } from './owner-line.tsx';

export interface StoryTilesProps {
  stories: readonly StoryCard[];
  /** The level of the titles as headings. */
  heading?: 2 | 3;
}

export function StoryTiles({ stories, heading = 2 }: StoryTilesProps) {
  return (
    <ul className={GRIDS.wide}>
      {stories.map((story, place) => (
        <StoryTile key={story.id} story={story} heading={heading} eager={place < 3} />
      ))}
    </ul>
  );
}

function StoryTile({ story, heading, eager }: { story: StoryCard; heading: 2 | 3; eager: boolean }) {
  const { shareId, title, cover, ageRange, theme, themeCategory, owner, views, likes } = story;
  const Title = `h${heading}` as 'h2' | 'h3';
  const to = `/stories/shared/${shareId}`;
  return (
    <li className="group flex min-w-0 flex-col overflow-hidden rounded-card bg-card shadow-card">
      <PictureLink to={to} picture={cover} shape="wide" eager={eager} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Title className="text-[1.375rem] leading-tight break-words">
          <Link to={to} className="text-ink no-underline hover:text-plum">{title}</Link>
        </Title>
        <ul className="flex flex-wrap gap-2">
          <li><Badge>{AGE_RANGE_WORDS[ageRange].label}</Badge></li>
          <li><Badge>{themeCategory || theme}</Badge></li>
        </ul>
        <div className="mt-auto pt-1"><OwnerLine owner={owner} views={views} likes={likes} /></div>
      </div>
    </li>
  );
}
