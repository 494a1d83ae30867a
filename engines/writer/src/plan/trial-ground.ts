// Which trial can come where: no stone rolls down on a stage, no door stands on a bare rock, and nothing floods a peak.

/** A place where it comes to a head, and the trials that cannot come there; all that fit a place count. */
const NOT_THERE: readonly [where: RegExp, trials: readonly string[]][] = [
  // Between walls nothing rolls down, no bridge falls, and it does not rain.
  [/\b(?:stage|engine room|passage|summer house|hut with|forge|well house|house with|greenhouse|attic above|cabin|cellar|cloakroom|crypt|landing|end room|room behind|room with|hall (?:of|with)|platform in|space under)\b/iu, ['stuck', 'gap', 'storm', 'maze', 'creature']],
  // In a small one nobody can crowd, and under a roof there is no ground for water to come out of.
  [/\b(?:cabin|cloakroom|landing|space under|attic above|room behind|tent)\b/iu, ['crowd']],
  [/\b(?:attic above|cabin|landing|platform in)\b/iu, ['flood']],
  [/\b(?:library|museum|room without|aisle)\b/iu, ['stuck', 'gap', 'storm', 'creature', 'flood']],
  [/\b(?:stairs?|chamber|cave|cleft|hollow under|well|great hole|pool at the bottom)\b/iu, ['storm', 'creature', 'maze']],
  [/\b(?:house on the corner|hall without)\b/iu, ['stuck', 'gap', 'maze', 'flood']],
  [/\bstairs?\b/iu, ['stuck', 'crowd', 'gap']],
  // High up there is no water, and no room for paths or for something as big as a barn.
  [/\b(?:roof|mast|clock tower|church tower|tower of|lighthouse|ledge|cairn|peaks?|tent)\b/iu, ['flood', 'maze', 'creature']],
  [/\b(?:roof|mast|clock tower|church tower|tower of|lighthouse|ledge|cairn|tent|pier|beach|stall|park|science fair|pond|rings|orbit)\b/iu, ['stuck']],
  [/\b(?:crater|ridge|rim|hills?|slope|pass)\b/iu, ['flood']],
  [/\b(?:clock tower|church tower|lighthouse)\b/iu, ['gap', 'crowd']],
  // Out in the open there is nothing to shut.
  [/\b(?:roof|mast|rock|ledge|crater|cairn|slope|jetty|pool|oak|ring of|fallen tree|field|glade|clearing|meadow|cloud|rim|pass|breakwater|water|edge|island|marsh|bandstand|playing field|hollow|reef|trench|calm|point|hill|ridge with|corner (?:where|full)|bend in|stream|bench in|green behind|white wall|road|nest|bridge|beach|pier|pond|park|street|steps of|stone king)\b(?!.*\bred door)/iu, ['lock']],
  [/\b(?:sea wall|low place)\b/iu, ['lock', 'stuck', 'maze']],
  [/\bpark\b/iu, ['gap']],
  // A small place inside a house, as families name one.
  [/(?<!\bred )\bdoor\b(?! of (?:the|a) (?:castle|cave))|\b(?:cupboard|wardrobe|drawer|under the (?:stairs|bed|table|sink)|bedroom|bathroom|(?<!\brunaway )kitchen|living room|classroom|hallway|corridor|garage|loft|basement|pantry)\b/iu, ['stuck', 'gap', 'storm', 'creature', 'flood', 'maze', 'crowd']],
  // On water and on a cloud nothing rolls, and nobody loses a path.
  [/\b(?:jetty|black rock|grey water|breakwater|cloud|point|calm|tower of)\b/iu, ['stuck', 'maze', 'gap']],
  [/\b(?:black rock|grey water|split rock|cairn|still point)\b/iu, ['crowd']],
  [/\bcloud\b/iu, ['flood']],
  [/\b(?:moons?|crater|dome|signal mast|orbit|rings|spaceship)\b/iu, ['storm', 'flood']],
  [/\b(?:train|bus|mill|desert|wheel|crane|carousel|square|yard|bridge|bandstand|playing field|marsh|pier|beach|pond|stone king|steps of|orbit|rings)\b/iu, ['maze']],
  // Whoever floats falls into nothing.
  [/\borbit\b/iu, ['gap']],
  [/\b(?:train|bus|room behind)\b/iu, ['flood', 'gap', 'creature']],
  [/\b(?:train|wheel|carousel|bandstand|playing field|market hall|corner (?:where|full)|bench in|green behind|post office|yard|garden wall|kite field|desert of glass|steep hill|pool)\b/iu, ['stuck']],
  [/\bwreck\b/iu, ['stuck', 'gap', 'maze', 'crowd']],
  [/\b(?:beach|pier|pond|stall|stone king|caretaker|bandstand|playing field|garden wall|yard|singing wall|corner (?:where|full)|bench in|green behind|ring of|oak|mast|dome|crane|desert of glass|steep hill|hut with)\b/iu, ['gap']],
];

export const suitsTrial = (spot: string, trial: string): boolean => !NOT_THERE.some(([where, trials]) => trials.includes(trial) && where.test(spot));

/** Of several, those that suit; all of them where none does. */
export function suitable<T>(from: readonly T[], suits: (one: T) => boolean): readonly T[] {
  const kept = from.filter(suits);
  return kept.length > 0 ? kept : from;
}
