/** Everything about one character. */
import type { Character } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { Feather, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CreationPage } from '../creations/creation-page.tsx';
import { DeleteDialog } from '../creations/delete-dialog.tsx';
import { FactGroup, FactList, PagePart } from '../creations/facts.tsx';
import { Notice } from '../creations/notice.tsx';
import { OneCreation } from '../creations/one-creation.tsx';
import { useAct } from '../creations/use-act.ts';
import { usePlan } from '../creations/use-plan.ts';
import { appearanceFacts, basicFacts, kindOf, magicFacts, pictureFacts } from './character-words.ts';
import { FeaturedIn } from './featured-in.tsx';
import { CHARACTERS_PAGE, useInStory } from './ways.ts';

export function CharacterDetail({ id }: { id: string }) {
  const query = useQuery(orpc.characters.show.queryOptions({ input: { id } }));
  return (
    <OneCreation query={query} missing={say('character.not-found')} failed={say('character.load.failed')} back={CHARACTERS_PAGE}>
      {(character) => <Detail character={character} />}
    </OneCreation>
  );
}

function Detail({ character }: { character: Character }) {
  const { id, name, type, personality, role, isShared, isStarter, sharedBy, customDescription, customPrompt } = character;
  const navigate = useNavigate();
  const takeToStory = useInStory();
  const { pass, doorTo } = usePlan();
  const [isLeaving, setLeaving] = useState(false);
  const [basics, looks, magic, pictures] = [basicFacts(character), appearanceFacts(character), magicFacts(character), pictureFacts(character)];
  const hasMore = customDescription !== '' || character.advancedFeatures.details !== '' || pictures.some(({ value }) => value !== '');

  const remove = useAct({
    do: () => api.characters.remove({ id }),
    failed: 'character.delete.failed',
    done: 'character.delete.done',
    refresh: [orpc.characters.list.key(), orpc.me.key()],
    onDone: () => navigate(CHARACTERS_PAGE.to),
  });
  const setMain = useAct({
    do: (url: string) => api.characters.setMain({ id, url }),
    failed: 'image.main.failed',
    done: 'image.main.done',
    refresh: [orpc.characters.key()],
  });

  return (
    <>
      <CreationPage
        shape="portrait"
        creation={character}
        kind={kindOf(type)}
        back={CHARACTERS_PAGE}
        editTo={`/characters/${id}/edit`}
        banner={isShared && sharedBy ? <Notice>{say('share.screen.by', { name: sharedBy })}</Notice> : undefined}
        badges={
          <>
            {personality && <Badge>{personality}</Badge>}
            {role && <Badge tone="plum">{role}</Badge>}
            {isStarter && <Badge tone="gold" icon={<Sparkles />}>{say('character.screen.starter')}</Badge>}
          </>
        }
        primary={
          character.may.use && (
            <Button look="primary" icon={<Feather />} onClick={() => takeToStory(id)}>{say('character.screen.use')}</Button>
          )
        }
        onDelete={() => pass(doorTo('delete-character'), () => setLeaving(true))}
        onSetMain={setMain.run}
        isSettingMain={setMain.pending}
      >
        <PagePart title={say('character.screen.traits')}>
          <div className="grid gap-8">
            <FactGroup title={say('character.screen.traits.basic')} facts={basics} />
            <FactGroup title={say('character.screen.traits.appearance')} facts={looks} />
            <FactGroup title={say('character.screen.traits.magic')} facts={magic} />
          </div>
        </PagePart>
        {hasMore && (
          <PagePart title={say('character.screen.more')}>
            <div className="grid gap-5">
              {customDescription && <p className="max-w-[66ch] whitespace-pre-line">{customDescription}</p>}
              <FactList facts={[...pictures, { term: 'Details of the picture', value: character.advancedFeatures.details }]} />
            </div>
          </PagePart>
        )}
        {customPrompt && (
          <PagePart title={say('character.screen.prompt')}>
            <p className="max-w-[66ch] whitespace-pre-line">{customPrompt}</p>
          </PagePart>
        )}
        <FeaturedIn id={id} />
      </CreationPage>
      <DeleteDialog title="character.screen.delete.title" target={isLeaving ? character : null} onClose={() => setLeaving(false)} onDelete={() => remove.attempt()} />
    </>
  );
}
