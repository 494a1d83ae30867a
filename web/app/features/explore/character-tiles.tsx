/** Characters that were shared, portraits first. */
import type { CharacterCard } from '@fableloom/contract';
import { readCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import { Link } from 'react-router';
import { PictureLink } from '../../ui/picture-link.tsx';
import { GRIDS } from '../../ui/skeletons.tsx';
import { OwnerLine } from './owner-line.tsx';

export interface CharacterTilesProps {
  characters: readonly CharacterCard[];
  /** The level of the names as headings. */
  heading?: 2 | 3;
}

export function CharacterTiles({ characters, heading = 2 }: CharacterTilesProps) {
  return (
    <ul className={GRIDS.portrait}>
      {characters.map((character, place) => (
        <CharacterTile key={character.id} character={character} heading={heading} eager={place < 4} />
      ))}
    </ul>
  );
}

function CharacterTile({ character, heading, eager }: { character: CharacterCard; heading: 2 | 3; eager: boolean }) {
  const { shareId, name, type, personality, picture, owner, views, likes } = character;
  const Name = `h${heading}` as 'h2' | 'h3';
  const to = `/characters/shared/${shareId}`;
  return (
    <li className="group flex min-w-0 flex-col">
      <PictureLink to={to} picture={picture} shape="portrait" lifted eager={eager} />
      <Name className="mt-4 text-[1.375rem] break-words"><Link to={to} className="text-ink no-underline hover:text-plum">{name}</Link></Name>
      <p className="leading-snug text-ink-soft">{readCharacterType(type)?.specific ?? type}</p>
      <p className="mb-3 leading-snug text-ink-soft">{personality}</p>
      <div className="mt-auto"><OwnerLine owner={owner} views={views} likes={likes} /></div>
    </li>
  );
}
