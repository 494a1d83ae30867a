/** Everything about one character. */
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Feather } from 'lucide-react';
import type { ReactNode } from 'react';
import { orpc } from '../../session/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CreationPage } from '../creations/creation-page.tsx';
import { FactGroup, FactList, LongText, PagePart, type Fact } from '../creations/facts.tsx';
import { Notice } from '../creations/notice.tsx';
import { OneCreation } from '../creations/one-creation.tsx';
import { StarterBadge } from '../creations/starter-badge.tsx';
import { appearanceFacts, basicFacts, kindOf, magicFacts, pictureFacts } from './character-words.ts';
import { CHARACTER_CRAFT } from './craft.ts';
import { FeaturedIn } from './featured-in.tsx';
import { KeptRelationships } from './kept-relationships.tsx';
import { useInStory } from './use-in-story.ts';

export interface CharacterDetailProps {
  id: string;
  /** What its owner can do to share it; the page brings it. */
  share: (character: Character) => ReactNode;
  /** How its name is said; the page brings it. */
  sound: (character: Character) => ReactNode;
}

export function CharacterDetail({ id, share, sound }: CharacterDetailProps) {
  const query = useQuery(orpc.characters.show.queryOptions({ input: { id } }));
  return (
    <OneCreation query={query} missing={say('character.not-found')} failed={say('character.load.failed')} back={CHARACTER_CRAFT.shelf}>
      {(character) => <Detail character={character} share={share(character)} sound={sound(character)} />}
    </OneCreation>
  );
}

function Detail({ character, share, sound }: { character: Character; share: ReactNode; sound: ReactNode }) {
  const { id, type, personality, role, relationships, isShared, isStarter, sharedBy, customDescription, customPrompt, advancedFeatures } = character;
  const takeToStory = useInStory();
  const pictures: Fact[] = [...pictureFacts(character), { term: say('image.screen.details'), value: advancedFeatures.details }];
  const hasMore = customDescription !== '' || pictures.some(({ value }) => value !== '');

  return (
    <CreationPage
      craft={CHARACTER_CRAFT}
      creation={character}
      kind={kindOf(type)}
      banner={isShared && sharedBy && <Notice>{say('share.screen.by', { name: sharedBy })}</Notice>}
      badges={
        <>
          {personality && <Badge>{personality}</Badge>}
          {role && <Badge tone="plum">{role}</Badge>}
          {isStarter && <StarterBadge kind="character" />}
        </>
      }
      primary={
        <>
          {character.may.use && (
            <Button look="primary" icon={<Feather />} onClick={() => takeToStory(id)}>{say('character.screen.use')}</Button>
          )}
          {share}
        </>
      }
    >
      <PagePart title={say('character.screen.traits')}>
        <div className="grid gap-8">
          <FactGroup title={say('character.screen.traits.basic')} facts={basicFacts(character)} />
          <FactGroup title={say('character.screen.traits.appearance')} facts={appearanceFacts(character)} />
          <FactGroup title={say('character.screen.traits.magic')} facts={magicFacts(character)} />
        </div>
      </PagePart>
      {sound}
      {hasMore && (
        <PagePart title={say('character.screen.more')}>
          <div className="grid gap-5">
            {customDescription && <p className="max-w-[66ch] whitespace-pre-line">{customDescription}</p>}
            <FactList facts={pictures} />
          </div>
        </PagePart>
      )}
      {relationships.length > 0 && (
        <PagePart title={say('create.screen.relationships')}><KeptRelationships relationships={relationships} /></PagePart>
      )}
      {customPrompt && <LongText title={say('character.screen.prompt')} text={customPrompt} />}
      <FeaturedIn id={id} />
    </CreationPage>
  );
}
