/** Where a story begins: choose a way in, talk about ideas, or put it together. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { lazy, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { CharacterPicker } from '../features/cast-picker/character-picker.tsx';
import { LocationPicker } from '../features/cast-picker/location-picker.tsx';
import { carryIdea } from '../features/ideas/carry-idea.ts';
import { IdeaChat } from '../features/ideas/idea-chat.tsx';
import { useIdeaChat } from '../features/ideas/use-idea-chat.ts';
import { Desk } from '../features/jobs/desk.tsx';
import { BuildingSite } from '../features/story-creation/building-site.tsx';
import { ChooseMode } from '../features/story-creation/choose-mode.tsx';
import { withCharacter, withCharacters, withLocation, type Draft } from '../features/story-creation/draft.ts';
import { BACK_TO_STORY, InlineForm } from '../features/story-creation/inline-form.tsx';
import { useStoryMaker } from '../features/story-creation/use-story-maker.ts';
import { withIdea } from '../features/story-creation/with-idea.ts';
import { useGates } from '../session/gates.ts';
import { useMember } from '../session/session.ts';
import { toast } from '../ui/toaster.tsx';
import '../styles/story-fonts.css';

// Most families never open them here, so they come when they are asked for.
const CharacterForm = lazy(async () => ({ default: (await import('../features/characters/character-form.tsx')).CharacterForm }));
const LocationForm = lazy(async () => ({ default: (await import('../features/locations/location-form.tsx')).LocationForm }));

type Maker = ReturnType<typeof useStoryMaker>;

export const meta: MetaFunction = () => [{ title: `${say('nav.create')} · Fableloom` }];

export default function CreatePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const maker = useStoryMaker();
  const chat = useIdeaChat(useMember().id);
  const { change, characters, locations } = maker;

  usePreselected((id) => change((draft) => withCharacter(draft, id, 'unlimited') ?? draft));

  function getStarted() {
    change((draft) => withIdea(draft, carryIdea(chat.messages, characters ?? [], locations ?? [])));
    void navigate('?mode=build');
  }

  useBuildMode(maker.making.isBusy && search.get('mode') !== 'build');

  const wanted = search.get('new');
  if (wanted && !maker.making.isBusy) return <NewMember key={wanted} kind={wanted} maker={maker} />;
  if (maker.making.isBusy || search.get('mode') === 'build') return <Build maker={maker} />;
  if (search.get('mode') === 'ideas') return <IdeaChat chat={chat} onGetStarted={getStarted} />;
  return <ChooseMode />;
}

function Build({ maker }: { maker: Maker }) {
  const { draft, change, characters, locations, making, generate } = maker;
  const navigate = useNavigate();
  const openForm = (kind: 'character' | 'location') => void navigate(`?mode=build&new=${kind}`);
  return (
    <BuildingSite
      maker={maker}
      desk={
        <Desk
          making={making}
          heading={PHASE_LABELS.introduction}
          // What failed may have been wished for on another device.
          {...(draft.characterIds.length > 0 ? { onTryAgain: generate } : {})}
          fontClass={draft.ageRange === '9-12' || draft.ageRange === '12-17' ? 'font-story-old' : 'font-story-young'}
        />
      }
      characterPicker={
        <CharacterPicker
          characters={characters}
          selected={draft.characterIds}
          onChange={(characterIds) => change((now) => withCharacters(now, characterIds))}
          onCreate={() => openForm('character')}
        />
      }
      locationPicker={
        <LocationPicker
          locations={locations}
          selected={draft.locationIds}
          onChange={(locationIds) => change({ locationIds })}
          onCreate={() => openForm('location')}
        />
      }
    />
  );
}

/** Somebody or somewhere new for this very story; once saved they are in it, beside all that was chosen before. */
function NewMember({ kind, maker }: { kind: string; maker: Maker }) {
  const { change } = maker;
  const navigate = useNavigate();
  const { subscription } = useGates();
  const goBack = () => void navigate(BACK_TO_STORY.to, { state: BACK_TO_STORY.state });

  function choose(grow: (draft: Draft) => Draft | null, full: string) {
    change((draft) => {
      const grown = grow(draft);
      if (!grown) toast(full, { id: full });
      return grown ?? draft;
    });
  }

  if (kind === 'location') {
    const full = say('create.screen.locations.full', { n: LIMITS.locationsPerStory });
    return (
      <InlineForm title={say('location.screen.create.title')}>
        <LocationForm inline onSaved={({ id }) => choose((draft) => withLocation(draft, id), full)} onCancel={goBack} />
      </InlineForm>
    );
  }
  const room = subscription?.limits.charactersPerStory ?? 'unlimited';
  const full = say('story.limit.characters', { n: Number(room) });
  return (
    <InlineForm title={say('character.screen.create.title')}>
      <CharacterForm inline onSaved={({ id }) => choose((draft) => withCharacter(draft, id, room), full)} onCancel={goBack} />
    </InlineForm>
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
