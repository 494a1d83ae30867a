/** What it is about: twelve kinds of story by picture, ten themes in each, and a search over all of them. */
import { say } from '@fableloom/contract/messages/index';
import { THEMES } from '@fableloom/contract/taxonomies/themes';
import { useRef, useState } from 'react';
import { ChipGroup } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PictureChoiceGroup } from '../../ui/picture-choice.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import type { Draft } from './draft.ts';
import { emblemOf } from './emblem.ts';
import type { ChangeDraft } from './use-draft.ts';

const CATEGORIES = THEMES.map(({ category }) => ({ value: category as string, title: category as string, picture: emblemOf(category) }));

export function ThemeStep({ draft, change }: { draft: Draft; change: ChangeDraft }) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(draft.themeCategory);
  const wanted = search.trim().toLocaleLowerCase();
  const isSearching = wanted !== '';
  const list = useRef<HTMLDivElement>(null);
  const groups = isSearching ? findThemes(wanted) : THEMES.filter((group) => group.category === category);

  /** On phones the themes of a category stand far below its picture. */
  function openCategory(next: string) {
    setCategory(next);
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' }));
  }

  return (
    <div className="grid gap-6">
      <SearchField
        label={say('create.screen.theme.search')}
        placeholder={say('create.screen.theme.search')}
        value={search}
        onChange={setSearch}
      />
      {!isSearching && (
        <PictureChoiceGroup
          hideLabel
          label={say('create.screen.theme')}
          shape="square"
          minWidth={140}
          centered
          options={CATEGORIES}
          value={category || null}
          onChange={openCategory}
        />
      )}
      {isSearching && groups.length === 0 && <EmptyState picture="search" heading={3} sentence="No theme has these words" />}
      <div ref={list} className="grid scroll-mb-44 gap-6" aria-live={isSearching ? 'polite' : undefined}>
        {groups.map((group) => (
          <ChipGroup
            key={group.category}
            label={group.category}
            options={group.themes.map((theme) => ({ value: theme as string, label: theme }))}
            value={draft.theme || null}
            onChange={(theme) => {
              setCategory(group.category);
              change({ themeCategory: group.category, theme });
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** Themes that contain the words; all of a category whose name does. */
function findThemes(wanted: string): { category: string; themes: readonly string[] }[] {
  return THEMES.flatMap(({ category, themes }) => {
    const isCategory = category.toLocaleLowerCase().includes(wanted);
    const found = themes.filter((theme) => isCategory || theme.toLocaleLowerCase().includes(wanted));
    return found.length > 0 ? [{ category, themes: found }] : [];
  });
}
