/** Where a story begins: choose a way in, talk about ideas, or put it together. */
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { CharacterPicker } from '../features/cast-picker/character-picker.tsx';
import { LocationPicker } from '../features/cast-picker/location-picker.tsx';
import { carryIdea } from '../features/ideas/carry-idea.ts';
import { IdeaChat } from '../features/ideas/idea-chat.tsx';
import { useIdeaChat } from '../features/ideas/use-idea-chat.ts';
import { Desk } from '../features/jobs/desk.tsx';
import { BuildingSite } from '../features/story-creation/building-site.tsx';
import { ChooseMode } from '../features/story-creation/choose-mode.tsx';
import { withCharacters } from '../features/story-creation/draft.ts';
import { useStoryMaker } from '../features/story-creation/use-story-maker.ts';
import { withIdea } from '../features/story-creation/with-idea.ts';
import { useMember } from '../session/session.ts';
import { TextSkeleton } from '../ui/skeletons.tsx';
import '../styles/story-fonts.css';

// Most families never open them here, so they come when they are asked for.
const CharacterForm = lazy(async () => ({ default: (await import('../features/characters/character-form.tsx')).CharacterForm }));
const LocationForm = lazy(async () => ({ default: (await import('../features/locations/location-form.tsx')).LocationForm }));

export const meta: MetaFunction = () => [{ title: `${say('nav.create')} · Fableloom` }];

export default function CreatePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const maker = useStoryMaker();
  const chat = useIdeaChat(useMember().id);
  const { change, characters, locations } = maker;

  usePreselected((id) => change((draft) => withCharacters(draft, [...new Set([...draft.characterIds, id])])));

  function getStarted() {
    change((draft) => withIdea(draft, carryIdea(chat.messages, characters ?? [], locations ?? [])));
    void navigate('?mode=build');
  }

  useBuildMode(maker.making.isBusy && search.get('mode') !== 'build');

  if (maker.making.isBusy || search.get('mode') === 'build') return <Build maker={maker} />;
  if (search.get('mode') === 'ideas') return <IdeaChat chat={chat} onGetStarted={getStarted} />;
  return <ChooseMode />;
}

function Build({ maker }: { maker: ReturnType<typeof useStoryMaker> }) {
  const { draft, change, characters, locations, making, generate } = maker;
  const choose = (characterIds: string[]) => change((now) => withCharacters(now, characterIds));
  return (
    <BuildingSite
      maker={maker}
      desk={
        <Desk
          making={making}
          heading={PHASE_LABELS.introduction}
          onTryAgain={generate}
          fontClass={draft.ageRange === '9-12' || draft.ageRange === '12-17' ? 'font-story-old' : 'font-story-young'}
        />
      }
      characterPicker={
        <CharacterPicker
          characters={characters}
          selected={draft.characterIds}
          onChange={choose}
          renderForm={(close) => (
            <Suspense fallback={<TextSkeleton lines={6} />}>
              <CharacterForm inline onSaved={({ id }) => choose([...draft.characterIds, id])} onCancel={close} />
            </Suspense>
          )}
        />
      }
      locationPicker={
        <LocationPicker
          locations={locations}
          selected={draft.locationIds}
          onChange={(locationIds) => change({ locationIds })}
          renderForm={(close) => (
            <Suspense fallback={<TextSkeleton lines={6} />}>
              <LocationForm inline onSaved={({ id }) => change({ locationIds: [...draft.locationIds, id] })} onCancel={close} />
            </Suspense>
          )}
        />
      }
    />
  );
}

/** Comes from "Use in Story": chooses the character, moves to the build step and forgets how it came here. */
function usePreselected(choose: (characterId: string) => void) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { characterId?: unknown } | null };
  const characterId = typeof state?.characterId === 'string' ? state.characterId : null;
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (!characterId) return;
    chooseNow(characterId);
    void navigate('?mode=build', { replace: true, state: null });
  }, [characterId, navigate]);
}

/** A story that is being written is shown where it was built, so that stopping it leads back to what was chosen. */
function useBuildMode(isNeeded: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isNeeded) void navigate('?mode=build', { replace: true });
  }, [isNeeded, navigate]);
}
