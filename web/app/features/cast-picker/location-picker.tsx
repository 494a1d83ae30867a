/** Choosing where the story happens, by picture. */
import type { Location } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useState, type ReactNode } from 'react';
import { useGates } from '../../session/gates.ts';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { CastPicture } from './cast-picture.tsx';
import { findLocations, kindOf } from './find.ts';
import { PickerFrame } from './picker-frame.tsx';

export interface LocationPickerProps {
  locations: readonly Location[] | undefined;
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  renderForm?: (close: () => void) => ReactNode;
}

export function LocationPicker({ locations, selected, onChange, renderForm }: LocationPickerProps) {
  const [search, setSearch] = useState('');
  const { pass, doorTo } = useGates();
  const found = findLocations(locations ?? [], search);

  return (
    <PickerFrame
      search={search}
      onSearch={setSearch}
      searchLabel={say('location.screen.search')}
      newLabel={say('location.screen.new')}
      mayCreate={() => pass(doorTo('create-location'))}
      renderForm={renderForm}
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
        options={found.map(({ id, name, type, picture }) => ({
          value: id,
          title: name,
          subtitle: kindOf(type),
          picture: <CastPicture picture={picture} />,
        }))}
      />
    </PickerFrame>
  );
}
