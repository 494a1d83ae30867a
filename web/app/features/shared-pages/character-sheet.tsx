/** A shared character: the portrait in its window, and all that its family tells about it. */
import type { SharedCharacter } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { readCharacterType } from '@fableloom/contract/taxonomies/read-character-type';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { EmptyPicture } from '../../ui/empty-pictures.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ArchFrame } from '../creations/arch-frame.tsx';
import { FactList, LongText, PagePart, type Fact } from '../creations/facts.tsx';
import { MakeYourOwn } from './make-your-own.tsx';
import { SharedBy } from './shared-by.tsx';

export interface CharacterSheetProps {
  character: SharedCharacter;
  /** Like, report. */
  acts: ReactNode;
  comments: ReactNode;
}

export const kindOf = (type: string): string => readCharacterType(type)?.specific ?? type;

export function CharacterSheet({ character, acts, comments }: CharacterSheetProps) {
  const { id, name, type, personality, description, picture, owner, views } = character;
  return (
    <article>
      <div className="grid gap-8 shell:grid-cols-[minmax(0,400px)_minmax(0,1fr)] shell:gap-12">
        <ArchFrame shape="portrait" className="mx-auto w-full max-w-[400px]">
          {picture ? (
            <Picture
              src={picture.url}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              placeholder={picture.blur}
              position="50% 20%"
              eager
              className="!absolute inset-0 size-full"
            />
          ) : (
            <EmptyPicture name="portrait" fills />
          )}
        </ArchFrame>
        <div className="grid content-start gap-8">
          <header>
            <h1 className="text-[clamp(2.25rem,1.4rem+3.2vw,3.75rem)] leading-[1.04] font-[520] tracking-[-0.026em] break-words">{name}</h1>
            <ul className="mt-4 flex flex-wrap gap-2">
              <li><Badge>{kindOf(type)}</Badge></li>
              {personality && <li><Badge tone="gold">{personality}</Badge></li>}
            </ul>
            <SharedBy contentType="character" contentId={id} owner={owner} views={views} acts={acts} />
          </header>
          <PagePart title={say('shared.screen.about', { name })}>
            <FactList facts={factsOf(character)} />
          </PagePart>
          {description && <LongText title={say('word.description')} text={description} />}
        </div>
      </div>
      <MakeYourOwn title={say('shared.screen.play-with', { name })} />
      {comments}
    </article>
  );
}

function factsOf({ gender, magicalPower, role, appearance }: SharedCharacter): Fact[] {
  return [
    { term: say('character.fact.gender'), value: gender === 'male' ? say('character.fact.male') : say('character.fact.female') },
    { term: say('character.fact.power'), value: magicalPower },
    { term: say('character.fact.role'), value: role },
    ...appearance.map(({ trait, value }) => ({ term: trait, value })),
  ];
}
