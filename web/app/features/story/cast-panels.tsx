/** Who plays in the story, and where it happens. */
import type { CastMember, Story } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Link } from 'react-router';
import { figureUrl, viewUrl } from '../../ui/picture-sources.ts';
import { CastPicture } from '../cast-picker/cast-picture.tsx';

export function CastPanels({ story }: { story: Story }) {
  return (
    <div className="mt-12 grid gap-10 shell:mt-16">
      <Panel
        title={say('nav.characters')}
        members={story.characters}
        to="/characters"
        standInOf={figureUrl}
        shape="aspect-[3/4]"
        columns="grid-cols-3 sm:grid-cols-4 wide:grid-cols-6"
      />
      {story.locations.length > 0 && (
        <Panel
          title={say('nav.locations')}
          members={story.locations}
          to="/locations"
          standInOf={viewUrl}
          shape="aspect-[16/10]"
          columns="grid-cols-2 sm:grid-cols-3 wide:grid-cols-4"
        />
      )}
    </div>
  );
}

/** A place that is called what it is says so once. */
const aboutMember = ({ name, type, role }: Pick<CastMember, 'name' | 'type' | 'role'>) =>
  [type.split(' - ').toReversed().find((word) => word !== name), role].filter(Boolean).join(', ');

interface PanelProps {
  title: string;
  members: readonly CastMember[];
  to: string;
  standInOf: (id: string) => string;
  shape: string;
  columns: string;
}

function Panel({ title, members, to, standInOf, shape, columns }: PanelProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-5">{title}</h2>
      <ul className={`grid gap-4 shell:gap-6 ${columns}`}>
        {members.map(({ id, name, type, role, picture }) => (
          <li key={id}>
            <Link to={`${to}/${id}`} className="group block rounded-card no-underline">
              <CastPicture
                isPortrait
                picture={picture}
                standIn={standInOf(id)}
                className={`${shape} rounded-card transition-transform group-hover:-translate-y-1`}
              />
              <span className="mt-3 block font-display text-xl leading-tight font-semibold text-ink">{name}</span>
              <span className="block leading-snug text-ink-soft">{aboutMember({ name, type, role })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
