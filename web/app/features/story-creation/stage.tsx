/** A small curtained stage: the chosen characters stand in the chosen place. */
import type { CharacterChoice, LocationChoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { cx } from '../../ui/classes.ts';
import { figureUrl, sourcesOf } from '../../ui/picture-sources.ts';
import { Curtain } from './curtain.tsx';
import { joinNames } from './words.ts';

export interface StageProps {
  cast: readonly CharacterChoice[];
  place: LocationChoice | undefined;
  /** A postage stamp without curtains, for the bar on phones. */
  isSmall?: boolean;
  className?: string;
}

/** More would hide each other. */
const ON_STAGE = 6;
/** Height of a figure in percent of the stage, by how many stand there. */
const HEIGHTS = [0, 70, 66, 58, 50, 45, 40];

export function Stage({ cast, place, isSmall = false, className }: StageProps) {
  const actors = cast.slice(0, ON_STAGE);
  return (
    <span className={cx('relative block overflow-hidden bg-linear-to-b from-[#2a3a77] via-[#6f6aa8] to-[#d9a68c]', className)}>
      <span className="sr-only">{describe(cast, place)}</span>
      {place?.picture ? (
        <img
          {...sourcesOf(place.picture.url, place.picture.width, isSmall ? 'thumb' : 'card')}
          alt=""
          width={place.picture.width}
          height={place.picture.height}
          className="absolute inset-0 size-full animate-appear object-cover"
        />
      ) : (
        <EmptyPlace />
      )}
      <span
        className={cx('absolute inset-x-0 z-10 flex h-full items-end justify-center', isSmall ? 'bottom-0.5 px-1' : 'bottom-[3%] px-[11%]')}
      >
        {actors.map((actor) => (
          <Figure key={actor.id} actor={actor} height={HEIGHTS[actors.length] ?? 40} isCrowded={actors.length > 2} />
        ))}
      </span>
      {!isSmall && <Curtain />}
    </span>
  );
}

/** Pixels across of most figures; narrow ones are told apart by the server. */
const FIGURE_WIDTH = 768;

interface FigureProps {
  actor: CharacterChoice;
  height: number;
  isCrowded: boolean;
}

/** The whole figure; where there is none, the portrait stands on the stage in an arched frame. */
function Figure({ actor, height, isCrowded }: FigureProps) {
  const [isMissing, setMissing] = useState(false);
  const place = cx('min-w-0 shrink animate-rise', isCrowded && '-mx-[3%]');
  if (isMissing) {
    if (!actor.picture) return null;
    return (
      <span
        className={cx(place, 'block aspect-[3/4] overflow-hidden rounded-t-full ring-3 ring-marigold')}
        style={{ height: `${height * 0.8}%` }}
      >
        <img
          {...sourcesOf(actor.picture.url, actor.picture.width, 'card')}
          alt=""
          width={actor.picture.width}
          height={actor.picture.height}
          className="size-full object-cover object-[50%_20%]"
        />
      </span>
    );
  }
  return (
    <img
      {...sourcesOf(figureUrl(actor.id), FIGURE_WIDTH, 'card')}
      alt=""
      onError={() => setMissing(true)}
      className={cx(place, 'max-w-[52%] object-contain object-bottom drop-shadow-[0_6px_8px_rgb(20_12_40/0.35)]')}
      style={{ height: `${height}%` }}
    />
  );
}

/** Night hills under a moon, until a place is chosen. */
function EmptyPlace() {
  return (
    <svg viewBox="0 0 336 300" preserveAspectRatio="xMidYMax slice" className="absolute inset-0 size-full">
      <circle cx="232" cy="96" r="26" fill="#fff3cf" />
      <g
        fill="#fff6dc"
      >
        <circle cx="90" cy="86" r="3" />
        <circle cx="140" cy="120" r="2" />
        <circle cx="180" cy="74" r="2.500" />
        <circle cx="110" cy="150" r="2" />
      </g>
      <path d="M0 216c56-40 108-34 168-12s112 10 168-20v116H0Z" fill="#565a97" />
      <path d="M0 250c70-32 130-16 190-6s104 0 146-18v74H0Z" fill="#3f4080" />
    </svg>
  );
}

function describe(cast: readonly CharacterChoice[], place: LocationChoice | undefined): string {
  const names = joinNames(cast) || say('create.screen.nobody');
  return place ? say('create.screen.stage.place', { names, place: place.name }) : say('create.screen.stage', { names });
}
