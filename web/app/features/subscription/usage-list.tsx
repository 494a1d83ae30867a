/** How much of the plan is used, as bars and in sentences that say when it renews. */
import type { AllowanceView, Usage } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { roomLeft } from '@fableloom/contract/plans/plans';
import { writeDateInUtc } from '../creations/write-date.ts';

interface Row {
  name: string;
  usage: Usage;
  /** What is left of a plan that has limits here. */
  sentence: (left: number | string, n: number | string) => string;
}

function rowsOf({ stories, characters, locations, images, characterImages, locationImages, narrations, renewsAt }: AllowanceView): Row[] {
  const date = writeDateInUtc(renewsAt);
  const rows: Row[] = [
    { name: 'Stories', usage: stories, sentence: (left, n) => say('plan.left.stories', { left, n, date }) },
    { name: 'Characters', usage: characters, sentence: (left, n) => say('plan.left.characters', { left, n }) },
    { name: 'Locations', usage: locations, sentence: (left, n) => say('plan.left.locations', { left, n }) },
    { name: 'All images', usage: images, sentence: (left, n) => say('plan.left.images', { left, n, date }) },
    { name: 'Character images', usage: characterImages, sentence: (left, n) => say('plan.left.character-images', { left, n, date }) },
    { name: 'Location images', usage: locationImages, sentence: (left, n) => say('plan.left.location-images', { left, n, date }) },
    { name: 'Narrations', usage: narrations, sentence: (left, n) => say('plan.left.narrations', { left, n, date }) },
  ];
  // What a plan has none of is no usage; the price cards tell what other plans add.
  return rows.filter(({ usage }) => usage.limit !== 0 || usage.used > 0);
}

export function UsageList({ limits }: { limits: AllowanceView }) {
  return (
    <div className="@container">
      <ul className="grid gap-x-10 gap-y-6 @2xl:grid-cols-2">
        {rowsOf(limits).map((row) => <UsageRow key={row.name} {...row} />)}
      </ul>
    </div>
  );
}

function UsageRow({ name, usage: { used, limit }, sentence }: Row) {
  const isOpen = limit === 'unlimited';
  const share = isOpen || limit === 0 ? 0 : Math.min(1, used / limit);
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4 font-bold">
        {name}
        <span className="tabular-nums">{isOpen ? `${used} made` : `${used} of ${limit}`}</span>
      </p>
      {!isOpen && (
        <div className="my-2 h-2.5 overflow-hidden rounded-full bg-plum-wash">
          <meter className="sr-only" aria-label={name} min={0} max={limit} value={Math.min(used, limit)} />
          <div className="h-full origin-left rounded-full bg-plum" style={{ transform: `scaleX(${share})` }} />
        </div>
      )}
      <p className="text-ink-soft">{isOpen ? say('plan.feature.stories.unlimited') : sentence(roomLeft(limit, used), limit)}</p>
    </li>
  );
}
