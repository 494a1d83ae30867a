// A scene of a plot as it reads, for its tests.

/** The first of each choice, gates away, one word for every slot; on a lap, where each word counts, a line that comes back and a spot are as long as they mostly are. */
export const asTold = (scene: string, isLap = false): string =>
  (isLap ? scene.replaceAll('{refrain}', 'Near or far, here we are!').replaceAll('{spot}', 'the foot of the old tower') : scene).replace(/\[([^\]|]*)(?:\|[^\]]*)?\]/gu, '$1').replace(/\{(?:[a-z-]+|here \w+)\}(?=[“‘\p{Lu}{])/gu, (gate) => (/^\{(?:he|his|him|himself)\}$/u.test(gate) ? 'he' : '')).replace(/\{[^}]*\}/gu, 'Robin');

/** The longest piece of it in which nobody is named and nothing is chosen: of one half of a sentence and without its ends, since to the older short ones are told joined and long ones parted. */
export const plainestOf = (scene: string): string => plainPieces(scene)[0] ?? '';

/** Longest first. */
export const plainPieces = (scene: string): string[] =>
  scene.replaceAll('*', '').split(/\{[^}]*\}|[[\]|]|(?<=[.!?]”?) |; (?:and )?/u).map((piece) => piece.trim().slice(1).replace(/[.!?]”?$/u, '')).toSorted((a, b) => b.length - a.length);
