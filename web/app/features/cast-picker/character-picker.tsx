/** Choosing who is in the story, by portrait. */
import type { CharacterChoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { UsersRound } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { roomFor, useGates } from '../../session/gates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PictureChoiceGroup, type PictureOption } from '../../ui/picture-choice.tsx';
import { figureUrl } from '../../ui/picture-sources.ts';
import { MoreToShow, useMore } from '../creations/more-to-show.tsx';
import { CastPicture } from './cast-picture.tsx';
import { findCharacters, kindOf } from './find.ts';
import { PickerFrame } from './picker-frame.tsx';

export interface CharacterPickerProps {
  /** Left out while they are being fetched. */
  characters: readonly CharacterChoice[] | undefined;
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** Leads to the form for a new one; the plan has been asked. */
  onCreate: () => void;
}

export function CharacterPicker({ characters, selected, onChange, onCreate }: CharacterPickerProps) {
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  const [isShown, setShown] = useState(true);
  const { enter, subscription } = useGates();
  const found = findCharacters(characters ?? [], searched);
  const more = useMore(found, searched);
  const room = subscription?.limits.charactersPerStory;
  const max = typeof room === 'number' ? room : undefined;

  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-bold">{say('create.screen.characters.selected', { n: selected.length })}</p>
        <Button look="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)} className="-mr-3">
          {isShown ? say('create.screen.characters.hide') : say('create.screen.characters.show')}
        </Button>
      </div>
      {isShown && (
        <PickerFrame
          search={search}
          onSearch={setSearch}
          searchLabel={say('character.screen.search')}
          searchHint="Name, type, trait or power"
          newLabel={say('character.screen.new')}
          onCreate={() => enter((plan) => roomFor(plan, 'character'), onCreate)}
          is={!characters ? 'loading' : characters.length === 0 ? 'empty' : found.length === 0 ? 'nothing-found' : 'shown'}
          empty={{
            picture: 'portrait',
            sentence: say('create.screen.characters.empty'),
            createLabel: say('character.screen.new'),
            nothingFound: say('character.screen.empty.search'),
          }}
        >
          <PictureChoiceGroup
            multiple
            hideLabel
            label={say('create.screen.characters')}
            value={selected}
            onChange={onChange}
            max={max}
            hint={max !== undefined && selected.length >= max ? say('story.limit.characters', { n: max }) : undefined}
            options={more.shown.map(asOption)}
          />
          <MoreToShow {...more} />
        </PickerFrame>
      )}
    </div>
  );
}

function asOption({ id, name, type, picture, isShared }: CharacterChoice): PictureOption<string> {
  return {
    value: id,
    title: name,
    subtitle: kindOf(type),
    picture: <CastPicture isPortrait picture={picture} standIn={figureUrl(id)} />,
    badge: isShared && <Badge tone="card" icon={<UsersRound aria-hidden="true" />}>{say('character.screen.shared')}</Badge>,
  };
}
