import type { FeaturedCharacter } from '@fableloom/contract/endpoints/public';
import { community } from '@fableloom/contract/messages/community';
import { Picture } from '../../ui/picture.tsx';

/** Up to four characters on pedestals; nothing where there are none. */
export function Featured({ characters }: { characters: readonly FeaturedCharacter[] }) {
  if (characters.length === 0) return null;
  return (
    <section className="meet" aria-labelledby="featured-title">
      <div className="wrap section">
        <h2 id="featured-title">{community['landing.screen.featured']}</h2>
        <ul className="pedestals">
          {characters.map(({ id, name, type, picture }) => (
            <li key={id}>
              <Picture
                src={picture.url}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                placeholder={picture.blur}
                position="50% 20%"
                optional
                className="arch"
              />
              <div className="base">
                <h3>{name}</h3>
                <p className="text-[#5f5573]">{headOf(type)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** "Human - Children - Explorer" says enough with its first word here. */
const headOf = (type: string) => type.split(' - ')[0] ?? type;
