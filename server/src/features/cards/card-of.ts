/** What stands on the card of a shared story or character, and of the site. The asking person counts as nobody: only what everyone may see. */
import { say } from '@fableloom/contract/messages/index';
import { AGE_RANGE_WORDS } from '@fableloom/contract/taxonomies/age-ranges';
import { readCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import { THEMES } from '@fableloom/contract/taxonomies/themes';
import { eq } from 'drizzle-orm';
import { contentOfLink } from '../../access/sharing.ts';
import { characters, profiles, stories } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import { pathOfUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import type { CardShape, CardWords } from './card-svg.ts';

export interface Card {
  words: CardWords;
  shape: CardShape;
  /** A file of the bucket, or a picture of the house by its name. */
  picture: { file: string } | { art: string };
}

const list = new Intl.ListFormat('en');
const MOST_NAMES = 5;

const fileOr = (url: string | undefined, art: string): Card['picture'] => {
  const file = url ? pathOfUrl(url) : null;
  return file ? { file } : { art };
};

const emblemOf = (category: string): string => {
  const known = THEMES.find((theme) => theme.category === category)?.category ?? 'Adventure';
  return `emblem-${known.toLowerCase().replaceAll(' ', '-')}`;
};

const STORY = {
  title: stories.title, cast: stories.characters, ages: stories.ageRange, cover: stories.cover, category: stories.themeCategory,
  owner: profiles.displayName,
};
const CHARACTER = {
  name: characters.name, type: characters.type, personality: characters.personality, picture: characters.picture, owner: profiles.displayName,
};

export async function storyCardOf({ db }: Pick<Services, 'db'>, shareId: string): Promise<Card> {
  const { id } = await contentOfLink(db, null, 'story', shareId);
  const [row] = await db
    .select(STORY)
    .from(stories).innerJoin(profiles, eq(profiles.userId, stories.userId)).where(eq(stories.id, id));
  if (!row) return refuse('NOT_FOUND', 'share.link.not-found');
  const names = list.format(row.cast.slice(0, MOST_NAMES).map(({ name }) => name));
  const lines = [
    names && say('shared.card.cast', { names }),
    say('shared.card.ages', { ages: AGE_RANGE_WORDS[row.ages].label, name: row.owner }),
  ];
  return {
    words: { title: row.title, lines, fallbackTitle: say('shared.card.untitled') },
    shape: 'scene', picture: fileOr(row.cover?.url, emblemOf(row.category)),
  };
}

export async function characterCardOf({ db }: Pick<Services, 'db'>, shareId: string): Promise<Card> {
  const { id } = await contentOfLink(db, null, 'character', shareId);
  const [row] = await db
    .select(CHARACTER)
    .from(characters).innerJoin(profiles, eq(profiles.userId, characters.userId)).where(eq(characters.id, id));
  if (!row) return refuse('NOT_FOUND', 'share.link.not-found');
  const kind = readCharacterType(row.type)?.specific ?? row.type;
  const lines = [[kind, row.personality].filter(Boolean).join(' · '), say('share.screen.by', { name: row.owner })];
  return {
    words: { title: row.name, lines, fallbackTitle: say('shared.card.unnamed') },
    shape: 'portrait', picture: fileOr(row.picture?.url, 'emblem-empty-characters'),
  };
}

export const SITE_CARD: Card = {
  words: { title: say('landing.screen.title'), lines: [say('landing.screen.card')], fallbackTitle: 'Fableloom' },
  shape: 'scene', picture: { art: 'scene-lantern' },
};
