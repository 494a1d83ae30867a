/** Choosing where the story happens, by picture. */
import type { LocationChoice } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useDeferredValue, useState } from 'react';
import { roomFor, useGates } from '../../session/gates.ts';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { viewUrl } from '../../ui/picture-sources.ts';
import { MoreToShow, useMore } from '../creations/more-to-show.tsx';
import { CastPicture } from './cast-picture.tsx';
import { findLocations, kindOf } from './find.ts';
import { PickerFrame } from './picker-frame.tsx';

export interface LocationPickerProps {
  locations: readonly LocationChoice[] | undefined;
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** Leads to the form for a new one; the plan has been asked. */
  onCreate: () => void;
}

export function LocationPicker({ locations, selected, onChange, onCreate }: LocationPickerProps) {
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  const { enter } = useGates();
  const found = findLocations(locations ?? [], searched);
  const more = useMore(found, searched);

  return (
    <PickerFrame
      search={search}
      onSearch={setSearch}
      searchLabel={say('location.screen.search')}
      searchHint="Name, type or description"
      newLabel={say('location.screen.new')}
      onCreate={() => enter((plan) => roomFor(plan, 'location'), onCreate)}
      is={!locations ? 'loading' : locations.length === 0 ? 'empty' : found.length === 0 ? 'nothing-found' : 'shown'}
      empty={{
        picture: 'place',
        sentence: say('location.screen.empty'),
        createLabel: say('location.screen.create-first'),
        nothingFound: say('location.screen.empty.search'),
      }}
    >
      <PictureChoiceGroup
        multiple
        hideLabel
        label={say('create.screen.locations')}
        shape="wide"
        minWidth={200}
        value={selected}
        onChange={onChange}
        max={LIMITS.locationsPerStory}
        options={more.shown.map(({ id, name, type, category, picture }) => ({
          value: id,
          title: name,
          // A place that is called what it is says instead where it belongs.
          subtitle: kindOf(type) === name ? category : kindOf(type),
          picture: <CastPicture picture={picture} standIn={viewUrl(id)} />,
        }))}
      />
      <MoreToShow {...more} />
    </PickerFrame>
  );
}
