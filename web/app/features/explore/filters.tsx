/** What to look at, in which order, and for whom. */
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS, AGE_RANGES, type AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import type { CharacterCategory } from '@fableloom/contract/taxonomies/character-types';
import type { ThemeCategory } from '@fableloom/contract/taxonomies/themes';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { cx } from '../../ui/classes.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { KINDS, THEME_CATEGORIES, type Wish } from './wish.ts';

const ALL = 'all';
const asOptions = (list: readonly string[]) => list.map((item) => ({ value: item, label: item }));
const AGES = AGE_RANGES.map((age) => ({ value: age as AgeRange | typeof ALL, label: AGE_RANGE_WORDS[age].label }));

export interface FiltersProps {
  wish: Wish;
  change: (part: Partial<Wish>) => void;
  box: { text: string; write: (text: string) => void };
}

/** On phones the finer choices wait behind a button, so that the first picture is seen at once. */
export function Filters({ wish, change, box }: FiltersProps) {
  const fine = useId();
  const [isOpen, setOpen] = useState(wish.age !== null || wish.theme !== null || wish.kind !== null);
  return (
    <div className="mb-6 grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4 sm:gap-4">
        <SegmentedControl
          label={say('explore.screen.things')}
          segments={[{ value: 'stories', label: say('nav.stories') }, { value: 'characters', label: say('nav.characters') }]}
          value={wish.things}
          onChange={(things) => change({ things })}
          className="max-sm:w-full"
        />
        <SearchField
          label={say('explore.screen.search')}
          placeholder={say('explore.screen.search')}
          value={box.text}
          onChange={box.write}
          className="w-full sm:w-auto sm:min-w-60 sm:flex-1"
        />
        <ChipGroup
          label={say('explore.screen.order')}
          hideLabel
          options={[
            { value: 'new', label: say('explore.screen.order.new') },
            { value: 'loved', label: say('explore.screen.order.loved') },
          ]}
          value={wish.sort}
          onChange={(sort) => change({ sort })}
        />
        <Button
          look="icon"
          label={say('explore.screen.filters')}
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={fine}
          onClick={() => setOpen(!isOpen)}
          className="aria-expanded:bg-plum-wash aria-expanded:text-plum sm:hidden"
        />
      </div>
      <div id={fine} className={cx('flex flex-wrap items-start gap-x-6 gap-y-4', !isOpen && 'max-sm:hidden')}>
        {wish.things === 'stories' && (
          <ChipGroup
            label={say('explore.screen.ages')}
            options={[{ value: ALL, label: say('explore.screen.ages.all') }, ...AGES]}
            value={wish.age ?? ALL}
            onChange={(age) => change({ age: age === ALL ? null : age })}
          />
        )}
        {wish.things === 'stories' ? (
          <NativeSelect
            label={say('explore.screen.theme')}
            options={[{ value: ALL, label: say('explore.screen.theme.all') }, ...asOptions(THEME_CATEGORIES)]}
            value={wish.theme ?? ALL}
            onChange={(theme) => change({ theme: theme === ALL ? null : (theme as ThemeCategory) })}
            className="w-full sm:w-64"
          />
        ) : (
          <NativeSelect
            label={say('explore.screen.kind')}
            options={[{ value: ALL, label: say('explore.screen.kind.all') }, ...asOptions(KINDS)]}
            value={wish.kind ?? ALL}
            onChange={(kind) => change({ kind: kind === ALL ? null : (kind as CharacterCategory) })}
            className="w-full sm:w-72"
          />
        )}
      </div>
    </div>
  );
}
