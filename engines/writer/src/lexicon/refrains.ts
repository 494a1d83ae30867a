// The line that a child on a lap says along: how they call it out whenever they set off, and how it comes at bedtime.

interface Refrain {
  says: string;
  /** On the last page. */
  atBed: string;
  /** Made on foot on the ground; `road` also asks for one to walk. */
  on?: 'foot' | 'road' | 'water' | 'ride' | 'space';
}

const REFRAINS: readonly Refrain[] = [
  { says: 'Hop, hop, on we go!', atBed: 'Hop, hop, into bed!', on: 'foot' },
  { says: 'Tip and tap, and not one nap!', atBed: 'Tip and tap, and now a nap!', on: 'foot' },
  { says: 'One step, two steps, three steps, go!', atBed: 'One yawn, two yawns, three yawns... oh!', on: 'foot' },
  { says: 'Left foot, right foot, off we go!', atBed: 'Left foot, right foot, warm in bed!', on: 'foot' },
  { says: 'Stamp, stamp, stamp, and on we tramp!', atBed: 'Stamp, stamp, stamp, put out the lamp!', on: 'foot' },
  { says: 'Pit-a-pat, now hold your hat!', atBed: 'Pit-a-pat, hang up your hat!', on: 'foot' },
  { says: 'Up and over, here we come!', atBed: 'Up and over, into bed!', on: 'foot' },
  { says: 'Round the bend, and to the end!', atBed: 'Round the bend, and now the end!', on: 'road' },
  { says: 'Look high, look low, off we go!', atBed: 'Look high, look low, to bed we go!' },
  { says: 'Hey-ho, hey-ho, away we go!', atBed: 'Hey-ho, hey-ho, to bed we go!' },
  { says: 'Near or far, here we are!', atBed: 'Near or far, good night, star!' },
  { says: 'Come along, one and all!', atBed: 'Sleep well, one and all!' },
  { says: 'Who goes there? We do! We do!', atBed: 'Who sleeps there? We do! We do!' },
  { says: 'Over the blue, me and you!', atBed: 'Good night, blue! Good night, you!', on: 'water' },
  { says: 'Up and down, and on we go!', atBed: 'Up and down, and off to bed!', on: 'water' },
  { says: 'Clickety-clack, and no way back!', atBed: 'Clickety-clack, now we are back!', on: 'ride' },
  { says: 'Rattle and roll, and on we go!', atBed: 'Rattle and roll, and off to bed!', on: 'ride' },
  { says: 'Zip, zap, zoom, off to the moon!', atBed: 'Zip, zap, zoom, back in my room!', on: 'space' },
];

export type Way = 'house' | 'road' | 'water' | 'ride' | 'space';

const WAYS: Readonly<Record<Way, readonly Refrain['on'][]>> = {
  house: ['foot'], road: ['foot', 'road'], water: ['water'], ride: ['ride'], space: ['space'],
};

/** Those that suit the way that is gone, and whoever goes it. */
export const refrainsFor = (way: Way, hasFeet = true): readonly string[] => REFRAINS.filter(({ on }) => on === undefined || (WAYS[way].includes(on) && (hasFeet || on !== 'foot'))).map(({ says }) => says);

/** How it comes at bedtime; nothing where a story has a line that is not sung any more. */
export const atBedOf = (refrain: string | undefined): string | undefined => REFRAINS.find(({ says }) => says === refrain)?.atBed;
