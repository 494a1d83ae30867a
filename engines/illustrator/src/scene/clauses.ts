/** The parts of a passage that tell of one doing each. */
import type { DrawnCharacter } from '../brief.ts';

/** Sentences, and their parts where somebody else takes over: "Olive hugged her and Finn ran" is two. */
export function clausesOf(text: string, cast: readonly DrawnCharacter[]): string[] {
  const names = cast.flatMap(({ name }) => [name, name.split(/\s+/)[0] ?? name]).map((name) => RegExp.escape(name)).join('|');
  if (!names) return text.split(/(?<=[.!?;:])\s+|,\s+|\s+(?:while|but|then|because)\s+/);
  // "Rusty and Olive laughed" and "Maya, Rusty and Olive laughed" are lists of names.
  const takeover = `(?<!(?:^|[.!?;:,“”"]\\s*|\\b(?:[Aa]nd|[Ss]o|[Tt]hen|[Bb]ut|[Nn]ow|[Ww]hen|[Uu]ntil|[Aa]s|[Ss]till|[Ss]oon)\\s+)(?:${names}))\\s+and\\s+(?=(?:${names})\\s+(?:[a-z]+(?:ed|s|t|n|w|d)|lay|gave|took|woke|ate|came|swam|sang|began|drove|rode|wrote|shook)\\b)`;
  const comma = `(?<!\\b(?:${names})),\\s+|,\\s+(?!(?:${names})\\b)`;
  // “Hugged Fen who was crying”: that is Fen.
  const who = `(?<=\\b(?:${names}))\\s+(?=who\\s+(?:was|is|were|sat|lay|stood|looked|felt|had)\\b)`;
  const parts = text.split(new RegExp(`(?<=[.!?;:])\\s+|${comma}|\\s+(?:while|but|then|because)\\s+|${takeover}|${who}`));
  // “Mr. Button” is one name.
  return parts.reduce<string[]>((whole, part) => (/\b(?:Mr|Mrs|Ms|Dr|St)\.$/.test(whole.at(-1) ?? '') ? [...whole.slice(0, -1), `${whole.at(-1)} ${part}`] : [...whole, part]), []);
}

export const THEY = /\b(they|every(?:one|body)|all of them|both of them|the two of them|together|the (?:(?:two|three|four|five) )?friends|all (?:the )?(?:two|three|four|five)(?: friends)?|the whole family)\b/i;
/** In long sentences everybody is whoever it may be: “how you feel on a slide, when everybody behind you pushes”. */
export const THEY_BEGIN = /^\W*(?:(?:and|but|so|then|or|yet|now|at (?:last|first|once)|after that|that (?:night|evening|morning|day|afternoon)|soon|presently|by and by|in the end)\s+)*(?:they|every(?:one|body)|all of them|together|the (?:(?:two|three|four|five) )?friends|all (?:two|three|four|five) friends|the whole family)\b/i;
