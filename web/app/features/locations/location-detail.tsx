/** Everything about one place. */
import type { Location } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { CreationPage } from '../creations/creation-page.tsx';
import { type Fact, FactList, LongText, PagePart } from '../creations/facts.tsx';
import { OneCreation } from '../creations/one-creation.tsx';
import { StarterBadge } from '../creations/starter-badge.tsx';
import { LOCATION_CRAFT } from './craft.ts';

export function LocationDetail({ id }: { id: string }) {
  const query = useQuery(orpc.locations.show.queryOptions({ input: { id } }));
  return (
    <OneCreation query={query} missing={say('location.not-found')} failed={say('location.load.failed')} back={LOCATION_CRAFT.shelf}>
      {(location) => <Detail location={location} />}
    </OneCreation>
  );
}

function Detail({ location }: { location: Location }) {
  const { type, category, subcategory, description, customDescription, customPrompt, advancedFeatures, isStarter } = location;
  const { imageStyle, background, lighting, mood, details } = advancedFeatures;
  const pictures: Fact[] = [
    { term: say('image.screen.style'), value: imageStyle },
    { term: say('image.screen.background'), value: background },
    { term: say('image.screen.lighting'), value: lighting },
    { term: say('image.screen.mood'), value: mood },
    { term: say('image.screen.details'), value: details },
  ];
  return (
    <CreationPage
      craft={LOCATION_CRAFT}
      creation={location}
      kind={type}
      badges={
        <>
          {category && <Badge>{category}</Badge>}
          {subcategory && <Badge>{subcategory}</Badge>}
          {isStarter && <StarterBadge kind="location" />}
        </>
      }
    >
      {description && <p dir="auto" className="max-w-[66ch] text-lead whitespace-pre-line wrap-anywhere">{description}</p>}
      <div className="grid gap-x-10 gap-y-8 border-t border-line pt-7 sm:grid-cols-2">
        <Words title={say('location.screen.inhabitants')} words={location.inhabitants} />
        <Words title={say('location.screen.magic')} words={location.magicalProperties} />
        <Words title={say('location.screen.dangers')} words={location.dangers} />
        <Words title={say('location.screen.treasures')} words={location.treasures} />
        <Words title={say('location.screen.climate')} words={[location.climate || say('location.screen.not-specified')]} />
      </div>
      {pictures.some(({ value }) => value !== '') && (
        <PagePart title={say('location.screen.advanced')}>
          <FactList facts={pictures} />
        </PagePart>
      )}
      {customDescription && <LongText title={say('character.screen.more')} text={customDescription} />}
      {customPrompt && <LongText title={say('character.screen.prompt')} text={customPrompt} />}
    </CreationPage>
  );
}

/** A list of few words; nothing where there are none. */
function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-[1.375rem]">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => <li key={word}><Badge>{word}</Badge></li>)}
      </ul>
    </section>
  );
}
