/** Where a passage says that it happens although the family's place is another kind of ground: in a room, before the door, at a river. */
import { withoutFigures, withoutSpeech } from '../words/told.ts';
import { furnish, readSetting } from './read-setting.ts';
import { bedtimeTold, IN_BLANKETS, roomTold } from './place-told.ts';
import type { Ground, Room, Setting } from './setting.ts';
import { PLACE_TYPES } from './types/all.ts';

/** Where nobody walks out of it. */
const ALL_AROUND: ReadonlySet<Ground> = new Set(['space', 'underwater', 'soft']);
/** What a family's place has of the hour, a room shows through its window. */
const THROUGH_A_WINDOW: ReadonlySet<string> = new Set(['dawn', 'day', 'golden', 'dusk', 'twilight', 'night']);
/** Ground on which a river can run. */
const LAND: ReadonlySet<Ground> = new Set(['meadow', 'forest', 'garden', 'street']);

const ROOMS = 'passage(?! (?:of|to|from|through) )|kitchen|bedroom|parlour|pantry|larder|attic|cellar|classroom|schoolroom|library|nursery|bathroom|cloakroom|supermarket|shop|bakery|corridor|office|waiting room|sitting room|living room|dining room|playroom|hall';
const IN_A_ROOM = new RegExp(
  `\\b(?:in|into|across|round|around|through|inside)\\s+(?:the (?:middle|corner) of\\s+)?(?:the|a|an|his|her|their|that|this)\\s+(?:[a-z-]+\\s+){0,2}?(?:(${ROOMS})|(room))\\b(?! (?:window|door|floor|roof|wall|bell|gate)s?\\b)|\\bthe whole (?:(${ROOMS})|(room))\\b|\\bhad an? (?:[a-z-]+ )?(room) (?:to (?:himself|herself|themselves)|of (?:his|her|their) own)\\b|\\bon(?:to)? the (floor|carpet|rug|hearthrug)\\b(?! of (?:the )?(?:forest|cave|sea|wood))|\\b(?:on|up|down) (?:the|a|their) (?:[a-z-]+ )?(stairs?|staircase|landing)\\b|\\b(?:top|foot|bottom|end) of (?:the|a) (?:[a-z]+ )?(stairs?|staircase|passage|corridor)\\b|\\b(?:in|on|to) the (?:middle|end|edge|foot|side) of the (bed)\\b|\\b(?:under|on) (?:the|his|her|their) (bed)\\b|\\b(?:lay|sat|crept|hid|crawled) (?:[a-z]+ )?under the (table)\\b|\\b(?:under|underneath|from beneath) the (table)\\b|\\b(?:came|flew|climbed|got) in (?:at|by|through) the (window)\\b|\\b(?:took|stood|sat|stayed|went|ran|came|was|were|waited|stands|sits)\\b(?!\\s+in\\b)[^,.;!?]{0,30}?(?<!\\b(?:in|shop|up|knocked|tapped|outside|under) )\\b(?:to|at|by) (?:the|his|her|their) (window)\\b|\\b(?:[Ss]omebody|[Ss]omeone|[Ss]omething) (?:knocked|tapped) (?:on|at) the (window)\\b|\\blook(?:ed|s|ing)? out of the (window)\\b|\\b(?:it was|was it) time for (bed)\\b|\\b[Aa]t (bedtime)\\b|\\blooked (?:hard |down |up )?at the (carpet|wallpaper|ceiling|curtains)\\b|\\b(?:at|behind|over|across|on) the (counter)\\b|\\bat the (?:[a-z]+ ){0,2}(office)\\b(?! (?:door|window|party))|\\b(indoors|upstairs|downstairs)\\b|\\b(?:on the edge of|in|into|out of) the (bath)\\b|\\b(?:there was a|in the) (play) on\\b|\\bslept (?:in )?until (?:noon|midday|lunch|breakfast)\\b[^“”]*?\\b(Outside)\\b|\\b(?:tid(?:y|ied|ying)|clear(?:ed|ing)|empt(?:ied|ying))(?: out| up)? (?:the|an?|that|his|her|their) (?:[a-z]+ )?(cupboard|wardrobe|drawer|shelves)\\b|\\b(?:in|into|from) the (front row|gallery)\\b|\\b(?:by|beside|before|in front of|next to)\\s+the\\s+(stove|hearth|fireplace|fireside|sofa)\\b|(?:^|[.!?;]\\s+)The (bed) (?:by|at|under|in|was)\\b|(?:^|[.!?;]\\s+)The (wallpaper|ceiling|carpet|curtains)\\b|(?:^|[.!?;]\\s+)The (?:[a-z-]+ )?(?:(${ROOMS})|(room)) (?:had|was|smelled|smelt|held|were|lay|stood)\\b`,
  'i',
);
/** “When she came into a room the room knew about it”: at any time. */
const AS_A_RULE = /\b[Ww]hen(?:ever)? (?:he|she|they|[A-Z]\w+)? ?(?:came|comes|walked|walks|went|goes) into (?:a|any) room\b[^.;!?]*/g;
/** “She had taken up a board in her bedroom”: that was then. */
const WAS_DONE = /\b(?:he|she|they|it) had (?:\w+ly )?(?:taken|brought|caught|found|hidden|opened|lost|picked|packed|put)\b[^.;!?]*/g;
/** “Rusty knew every path in the wood by its smell”: so it is wherever he sits. */
const KNOWN_BY_HEART = /\b(?:knew|knows|know) (?:every|each|all|most|half)(?: (?:of )?the)? [^.,;:!?]*/g;
export const withoutHabits = (text: string): string => text.replace(AS_A_RULE, ' ').replace(KNOWN_BY_HEART, ' ');
/** What is only looked into, or another's. */
const NOT_THERE = /\b(?:looked|peered|saw|glanced|window|door|smell|light|noise|sound|voice)s?\b[^,.;:!?]*$/i;

const OUT =
  /\b(?:at|by|through|over) (?:the|a|their|his|her) (?:[a-z-]+ )?(gate)\b|\b(?:in|into|across|along|down|up|on|through|out on to|out into) (?:the|a|their|his|her|that) (?:[a-z-]+ )?(street|lane|road|pavement|square|garden|yard|orchard|field|meadow|wood|woods|forest|park|playground|grass|lawn|snow|moor|beach|shore|hillside|path|market ?place|harbour)\b|\b(?:in|on|at|to) the (?:middle|end|side|edge|corner|top|bottom) of the (?:[a-z-]+ )?(street|lane|road|square|garden|yard|field|meadow|wood|park|beach|path)\b|\b(?:by|beside) the (road|roadside|lane|path|pavement)\b|\bthe (kerb)\b|\bthe bottom of the (?:[a-z-]+ )?(well)\b|\b(?:in|into|inside|from) the (?:[a-z-]+ )?(cave|mine|tunnel|desert|lighthouse)\b|\b(out of doors)\b|\b(?:under|beneath) the (stars|open sky)\b|\b(?:[Ii]t|[Tt]hat|[Tt]his) was (?:only |just )?(?:the|a) (beach|playground|park|market ?place|harbour|farmyard)\b(?! (?:of|that|where|which|bench|gate))/i;

const WATER =
  /\b(?:(?:across|over|into|by|beside|along|down|up|at|in|on|through|to) (?:the|a|that) (?:[a-z-]+ ){0,2}|cross(?:ed|ing) (?:the|a) (?:[a-z-]+ )?|reached (?:the|a) (?:[a-z-]+ )?)(?:river|stream|brook|ferry|lake|riverbank|weir|pond)\b|\b(?:the|a) (?:[a-z-]+ )?(?:river|stream|brook|ferry) (?:was|lay|ran|came|rose|swept|went|flowed|roared|stood|took)\b|\bon the (?:far|other|near|opposite) bank\b/i;

/** Ground on which nobody has put up a street. */
const WILD: ReadonlySet<Ground> = new Set(['forest', 'swamp', 'lake', 'shore', 'desert', 'snow', 'cave']);
const TOWN = /\b(?:past|along|down|up|across|in|on|by|round|through|into|to) the (?:[a-z-]+ )?(?:bins|lamp-?posts?|(?<=last )lamp|pavement|kerb|street|railings|bus stop|town hall|market hall|market square|high street|back yards?|traffic lights?)\b/i;

/** At what somebody has come to stand. */
const LANDMARKS: readonly (readonly [hero: string, words: RegExp])[] = ['waterfall', 'lighthouse', 'windmill'].map((hero) => [hero, new RegExp(`\\b(?:at|above|below|under|behind|beside|by|before|in|into|up|inside|to) (?:the|a) (?:(?!from\\b)[a-z-]+ ){0,2}?(?:(?:above|below|behind|of|by) the )?(?:[a-z-]+ )?${hero}\\b`, 'i')] as const);

const found = (match: RegExpExecArray): string => match.slice(1).find(Boolean)?.toLowerCase() ?? match[0];

/** “It has its place in the kitchen”: in a story of what happened that is some other time. */
const STANDING = /\b(?:has|have|(?:is|are)(?! (?:standing|lying|sitting|waiting|hanging)\b)|hangs|stands|lies|lives|keeps|can|will)\b[^.;!?]*$/;
/** “The hook by the gate was empty”: a hook hangs there, and nobody stands. */
const HANGS_THERE = /\b(?:hook|bell|sign|lamp|lantern|poster|notice) $/i;
const isHere = (told: string, at: number): boolean => !NOT_THERE.test(told.slice(0, at)) && !(STANDING.test(told.slice(0, at)) && /\b(?:was|were|had|said|went|came)\b/.test(told));

/** The words that say that it is somewhere out of doors, at water or at a landmark; '' where none do. */
export function outsideSaid(told: string): string {
  return [OUT, WATER, ...LANDMARKS.map(([, words]) => words)].flatMap((words) => {
    const match = words.exec(told);
    return match && isHere(told, match.index) ? [match[0]] : [];
  }).join('. ');
}

export function roomSaid(told: string): boolean {
  const match = IN_A_ROOM.exec(told);
  return match !== null && isHere(told, match.index);
}

export function roomOf(told: string, story: string, people: boolean): string | undefined {
  const match = IN_A_ROOM.exec(told);
  const out = OUT.exec(told);
  // Who is halfway down the street at the end was in the shop until then.
  if (out && !(match && match.index < out.index && out.index > told.length * 0.6)) return undefined;
  if (match && isHere(told, match.index)) {
    const word = found(match);
    if (/^(?:corridor|passage)$/.test(word)) return 'corridor';
    return /^(?:room|table|cupboard|wardrobe|drawer|shelves|indoors|upstairs|downstairs|stove|hearth|fireplace|fireside|sofa|stairs?|staircase|landing|floor|carpet|rug|hearthrug|window|wallpaper|ceiling|curtains|office|hall|parlour|sitting room|dining room|waiting room)$/.test(word) ? (roomTold(story) ?? 'living room') : /^(?:play|front row|gallery)$/.test(word) ? 'great hall' : word === 'counter' ? 'shop' : word === 'bed' || word === 'outside' || word === 'bedtime' || word === 'bath' || word === 'bathroom' || word === 'nursery' ? 'bedroom' : word === 'cloakroom' || word === 'schoolroom' ? 'classroom' : word === 'larder' || word === 'pantry' ? 'kitchen' : word;
  }
  return roomTold(story, { sure: true }) ?? (bedtimeTold(story, people) && (IN_BLANKETS.test(told) || /\b(?:in|into|to|under|shared) (?:his |her |their |the |one |a )?(?:big |wide |soft |warm )?beds?\b(?! of\b)/i.test(told)) ? 'bedroom' : undefined);
}

/** “They had all got on the train”: its station has one. */
const ABOARD = /\b(?:got|gets|climbed|jumped|stepped) (?:all )?(?:on|on to|onto|into|aboard) the (?:(?:next|last|first|little|slow|early) )?train\b(?! set)/i;

/** Rooms that nobody takes for each other: whoever is said to be in one of these is in no other. */
const OWN_ROOMS: readonly (readonly [words: RegExp, room: Room])[] = [
  [/^kitchen$/, 'kitchen'], [/^(?:bedroom|nursery)$/, 'bedroom'], [/^(?:classroom|schoolroom)$/, 'classroom'], [/^library$/, 'library'], [/^(?:shop|supermarket|bakery)$/, 'shop'], [/^attic$/, 'attic'], [/^(?:cellar|corridor|passage)$/, 'plain'],
];

/** “In a passage behind a theatre”, told of a story whose place is a kitchen. */
export function otherRoomOf(setting: Setting, told: string): string | undefined {
  const match = OUT.test(told) ? null : IN_A_ROOM.exec(told);
  const word = match && isHere(told, match.index) ? found(match) : '';
  // A clerk’s room is no kitchen.
  if (word === 'room' && /^had\b/i.test(match?.[0] ?? '')) return setting.room === 'kitchen' || setting.room === 'bedroom' ? 'living room' : undefined;
  const room = OWN_ROOMS.find(([words]) => words.test(word))?.[1];
  return room === undefined || room === (setting.room ?? 'plain') ? undefined : room === 'plain' ? (word === 'cellar' ? word : 'corridor') : room;
}

/**
 * @param setting the family's place
 * @returns where the passage happens instead; undefined where it says nothing else
 */
export function elsewhereTold(setting: Setting, text: string, { people, hints }: { people: boolean; hints: readonly string[] }): Setting | undefined {
  const story = withoutFigures(withoutHabits(text).replace(WAS_DONE, ' '));
  const told = withoutSpeech(story);
  // Out of a house on the moon there is a window to look.
  if (ALL_AROUND.has(setting.ground) && !(setting.ground === 'space' && roomSaid(told))) return undefined;
  const hour = setting.hour && THROUGH_A_WINDOW.has(setting.hour) ? setting.hour : undefined;
  const station = ABOARD.test(told) ? PLACE_TYPES['Train Station'] : undefined;
  if (station) return furnish(station, hints);
  if (setting.ground === 'room') {
    if (IN_BLANKETS.test(told)) return { ...readSetting([...hints, 'bedroom']), ...(hour ? { hour } : {}) };
    const other = otherRoomOf(setting, told);
    if (other) return { ...readSetting([...hints, other]), ...(hour ? { hour } : {}) };
    const out = OUT.exec(told);
    if (!out || IN_A_ROOM.test(told) || !isHere(told, out.index) || HANGS_THERE.test(told.slice(0, out.index)) || roomTold(story, { sure: true })) return undefined;
    const word = found(out);
    const read = readSetting([...hints, word === 'well' ? 'cave' : word]);
    return read.known && read.ground !== 'room' ? read : readSetting([...hints, /street|lane|road|pavement|kerb|square|market/.test(word) ? 'village' : 'garden']);
  }
  const room = roomOf(told, story, people);
  // A cave has passages of its own.
  if (room && !(room === 'corridor' && setting.ground === 'cave')) return { ...readSetting([...hints, room]), ...(hour ? { hour } : {}) };
  const town = TOWN.exec(told);
  if (town && WILD.has(setting.ground) && setting.features.length === 0 && isHere(told, town.index)) return { ...readSetting([...hints, 'village']), ...(hour ? { hour } : {}) };
  const big = LANDMARKS.find(([, words]) => words.test(told))?.[0];
  if (big && LAND.has(setting.ground)) return { ...setting, features: [big, ...setting.features.filter((name) => name !== big)].slice(0, 2), said: `by a ${big}` };
  if (!LAND.has(setting.ground) || !WATER.test(told) || setting.weather === 'snow') return undefined;
  return { ...setting, ground: 'lake', said: `${setting.said} by the water` };
}
