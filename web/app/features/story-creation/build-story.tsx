/** The five sections, one open at a time, each leading to the next. */
import type { CharacterChoice, LocationChoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { sourcesOf } from '../../ui/picture-sources.ts';
import type { Draft } from './draft.ts';
import { emblemOf } from './emblem.ts';
import { LocationsStep } from './locations-step.tsx';
import { MiniPictures, MiniWord } from './mini.tsx';
import { RelationshipsStep } from './relationships-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { Step } from './step.tsx';
import { ThemeStep } from './theme-step.tsx';
import type { ChangeDraft } from './use-draft.ts';
import { describeBonds, describePlaces, describeSettings, describeTheme, joinNames } from './words.ts';

export interface BuildStoryProps {
  draft: Draft;
  change: ChangeDraft;
  cast: readonly CharacterChoice[];
  places: readonly LocationChoice[];
  characterPicker: ReactNode;
  locationPicker: ReactNode;
}

interface Section {
  title: string;
  isOptional?: boolean;
  isDone: boolean;
  summary: string;
  mini?: ReactNode;
  body: ReactNode;
}

export function BuildStory(props: BuildStoryProps) {
  const { draft, change } = props;
  const { open } = draft;
  const { state } = useLocation() as { state: { isBack?: boolean } | null };
  // Whoever comes back from a form goes on in the section that led there.
  const [walkedTo, setWalkedTo] = useState<number | null>(state?.isBack ? open : null);
  const sections = listSections(props);

  /** A section that was looked at and left counts as decided. */
  function openOther(next: number | null, left: number | null) {
    change((now) => ({ ...now, open: next, seen: left === null || now.seen.includes(left) ? now.seen : [...now.seen, left] }));
  }
  function toggle(number: number) {
    setWalkedTo(null);
    openOther(open === number ? null : number, open);
  }
  function walkOn(from: number) {
    openOther(from + 1, from);
    setWalkedTo(from + 1);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {sections.map(({ title, isOptional, isDone, summary, mini, body }, place) => {
        const number = place + 1;
        const following = sections[number];
        return (
          <Step
            key={number}
            number={number}
            title={title}
            isOptional={isOptional}
            isDone={isDone}
            summary={summary}
            mini={mini}
            isOpen={open === number}
            takesFocus={walkedTo === number}
            onToggle={() => toggle(number)}
            next={following && { label: say('create.screen.next', { title: following.title }), onPress: () => walkOn(number) }}
          >
            {body}
          </Step>
        );
      })}
    </div>
  );
}

function listSections({ draft, change, cast, places, characterPicker, locationPicker }: BuildStoryProps): Section[] {
  const portraits = cast.map(({ picture }) => picture);
  const bonds = describeBonds(draft, cast);
  const where = describePlaces(draft, places);
  const isLeft = (number: number) => draft.seen.includes(number) && cast.length > 0;
  return [
    {
      title: say('create.screen.characters'),
      isDone: cast.length > 0,
      summary: joinNames(cast),
      mini: <MiniPictures pictures={portraits} />,
      body: characterPicker,
    },
    {
      title: cast.length === 1 ? say('create.screen.relationships.single') : say('create.screen.relationships'),
      isOptional: true,
      isDone: bonds !== '' || isLeft(2),
      summary: bonds,
      mini: bonds && <MiniPictures pictures={portraits} />,
      body: <RelationshipsStep draft={draft} change={change} cast={cast} />,
    },
    {
      title: say('create.screen.locations'),
      isOptional: true,
      isDone: where !== '' || isLeft(3),
      summary: where,
      mini: where && <MiniPictures isWide pictures={places.map(({ picture }) => picture)} />,
      body: <LocationsStep draft={draft} change={change} picker={locationPicker} />,
    },
    {
      title: say('create.screen.theme'),
      isDone: draft.theme !== '',
      summary: describeTheme(draft),
      mini: draft.themeCategory && (
        <Emblem category={draft.themeCategory} />
      ),
      body: <ThemeStep draft={draft} change={change} />,
    },
    {
      title: say('create.screen.settings'),
      isDone: draft.ageRange !== '',
      summary: draft.ageRange ? describeSettings(draft) : '',
      mini: draft.ageRange && <MiniWord>{draft.ageRange}</MiniWord>,
      body: <SettingsStep draft={draft} change={change} />,
    },
  ];
}

const EMBLEM_WIDTH = 512;

const Emblem = ({ category }: { category: string }) => (
  <img {...sourcesOf(emblemOf(category), EMBLEM_WIDTH, 'thumb')} alt="" width={52} height={52} className="size-13 rounded-[14px] object-cover" />
);
