/** What to look at, in which order, and for whom. */
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS, AGE_RANGES, type AgeRange } from '@fableloom/contract/taxonomies/age-ranges';
import type { CharacterCategory } from '@fableloom/contract/taxonomies/character-types';
import type { ThemeCategory } from '@fableloom/contract/taxonomies/themes';
import { ChipGroup } from '../../ui/chip.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { KINDS, THEME_CATEGORIES, type Wish } from './wish.ts';

const ALL = 'all';
const asOptions = (list: readonly string[]) => list.map((item) => ({ value: item, label: item }));
const AGES = AGE_RANGES.map((age) => ({ value: age as AgeRange | typeof ALL, label: AGE_RANGE_WORDS[age].label }));

export interface FiltersProps {
  wish: Wish;
  change: (part: Partial<Wish>) => void;
  box: { text: string; write: (text: string) => void };
}

export function Filters({ wish, change, box }: FiltersProps) {
  return (
    <div className="mb-6 grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
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
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {wish.things === 'stories' && (
          <ChipGroup
            label={say('explore.screen.ages')}
            options={[{ value: ALL, label: say('explore.screen.ages.all') }, ...AGES]}
            value={wish.age ?? ALL}
            onChange={(age) => change({ age: age === ALL ? null : age })}
          />
        )}
        {wish.things === 'stories' ? (
          <Select
            label={say('explore.screen.theme')}
            options={[{ value: ALL, label: say('explore.screen.theme.all') }, ...asOptions(THEME_CATEGORIES)]}
            value={wish.theme ?? ALL}
            onChange={(theme) => change({ theme: theme === ALL ? null : (theme as ThemeCategory) })}
            className="w-full sm:w-64"
          />
        ) : (
          <Select
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
