/** The stories in which a character appears; nothing where there are none. */
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { orpc } from '../../session/api.ts';
import { PagePart } from '../creations/facts.tsx';
import { writeDate } from '../creations/write-date.ts';

const ROW = 'flex min-h-16 items-center gap-4 rounded-card bg-card px-5 py-3 text-ink no-underline shadow-card hover:text-plum';

export function FeaturedIn({ id }: { id: string }) {
  const { data = [] } = useQuery(orpc.characters.featuredIn.queryOptions({ input: { id } }));
  if (data.length === 0) return null;
  return (
    <PagePart title={say('character.screen.featured-in')}>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {data.map((story) => (
          <li key={story.id}>
            <Link to={`/stories/${story.id}`} className={ROW}>
              <BookOpen aria-hidden="true" className="shrink-0 text-plum" />
              <span className="min-w-0">
                <span className="block font-bold break-words">{story.title}</span>
                <span className="block text-ink-soft">{writeDate(story.createdAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
