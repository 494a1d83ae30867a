/** Whether words show somebody whom they name: a mole that sits there, and not one that is only spoken of. */

const COMES =
  'sat|stood|lay|came|comes|hid|hides|swam|flew|ran|crept|bowed|said|says|woke|slept|sang|fell|rose|spoke|went|shook|' +
  'was|were|is|had|told|shut|set|hung|bent|began|built|made|ate|drank|found|took|gave|held|saw|met|read|rode|wore|caught|kept|led|left|threw|dug|did|won|wept|put|let|left|got|knelt|bent|sprang|drew|blew|spread|sits|stands|sleeps|runs|flies|[a-z]+ed|[a-z]+ing';
const GOES_ON = new RegExp(`^\\s*(?:$|[,.;:!?—–]|(?:${COMES}|in|on|with|at|by|from|under|behind|who|that|and|beside|near|down|up|out|off|into|over|along|through|across|round|past|to|towards|away|home|back|again|there|here|too|for|as|while|when|until|all)\\b)`, 'i');
const ACTS = new RegExp(`^\\s+(?:\\w+ly\\s+)?(?:${COMES})\\b`, 'i');
const SHOWN_BY =
  'sat|sits|stood|stands|lay|lies|came|comes|swam|flew|hopped|crept|waited|hid|saw|sees|met|meets|' +
  'found|finds|spotted|noticed|fed|feeding|stroking|stroked|held|carried|followed|watched|appeared|' +
  'went (?:by|past)|walked (?:by|past)|crept past|tiptoed past|passed|looked (?:up )?at|bumped into|spoke to|talked to|asked|' +
  'gazed at|stared at|thanked|said|cried|pulled|pushed|popped|peeped|peered|there was|there were|there is|here was|perched|slept|lived|woke|' +
  '(?:all|what|the first thing) (?:they|he|she|[A-Z]\\w+) (?:found|saw|met|heard) was|said it to|said to|said (?:hello|good (?:day|morning|evening)|goodbye) to|nodded to|bowed to|waved to|told|rescued|helped|hugged|greeted|up came|along came|' +
  'showed|gave|offered|threw|tickled|patted|lifted|carrying|holding|leading|hugging|chased|danced with|played with|shook (?:hands|paws|wings) with|' +
  'sat (?:down )?(?:beside|with|next to)|(?:stopped|went|ran|knelt|bent down|climbed down) to (?:help|stroke|pat|feed|free|rescue|save|lift|pick up|look at)|' +
  'along with|together with|arm in arm with|hand in hand with|side by side with|led by';
const SHOWN = new RegExp(`\\b(?:${SHOWN_BY})\\s+(?:out\\s+|up\\s+|in\\s+|by\\s+|upon\\s+)?$`, 'i');
const OPENS = /^(?:\s|and\b|then\b|but\b|suddenly\b|just then\b)*$/i;
/** "Zuri was an elephant", "for a huge elephant", "called a snail" */
const IS_SAID_OF =
  /\b(?:[Hh]e|[Ss]he|[Ii]t|I|[Tt]hey|[Ww]e|who|(?!There|Here)[A-Z][\w.]+)\s+(?:was|is|were|are|am|looked|became|seemed)\s*$|\b(?:for|of|called|than|about|named|into|for|’s|'s)\s+$/;

/** “Hold this,” she said, and gave Pixel a goose; “turned back for a beetle” */
const IS_GIVEN = /\b(?:gave|handed|lent|passed|brought) (?:[A-Z][\w’-]+|him|her|them|somebody) $|\b(?:turned back|went back|stopped|bent down|knelt|waited) for $/;
/** “Had a bee on her nose”, “with a mouse on his shoulder” */
const ON_SOMEBODY = /^s? (?:right |just )?(?:on|upon) (?:the (?:very )?(?:end|tip|top|point) of )?(?:his|her|their|its|[A-Z]\w+[’']s) (?:[a-z]+ )?(?:nose|beak|snout|head|hat|hair|cap|ear|shoulder|arm|sleeve|hand|paw|knee|lap)\b/;
const IT_WAS_THE = /(?:^\W*It|\b(?:and|but) it) was\s+$/;
/** “Out of the end of it looked a kitten”, “with them went the mole”; what is in a picture is not there. */
const INVERTED = /(?:^|[,;:] |\band |\bthen )(?:out|in|down|up|from|behind|under|round|through|over|on|along|between|among|with|next to|beside|at)\b(?![^.;!?]*\b(?:picture|photograph|drawing|painting|map|story|book|song|dream|label|poster|wallpaper|each|every)\b)[^.,;!?]* (?:looked|peeped|poked|crept|hopped|swam|tumbled|rolled|climbed|slipped|slid|walked|trotted|limped|stepped|crawled|jumped|leapt|went|ran|was|were)\s+$/i;
/** “Came round the corner behind seven dogs” */
const LED_BY = /\b(?:came|went|ran|walked|flew|marched|trotted) [^.;!?]{0,30}\bbehind\s+$/i;
/** “There were Maya, Finn and a mole” */
const ONE_OF_A_ROW = /\b(?:[Tt]here (?:was|were|sat|stood|lay)|[Hh]ere (?:was|were))\b[^.;!?]*[A-Z]\w+,? and\s+$/;
/** “Gave the birds a bit of each bun” */
const IS_FED = /\b(?:gave|fed|threw|offered|showed|brought|handed|lent)\s+$/i;
const WITH_SOMETHING = /^\s+(?:an?|the|some|one|two|three|half|all|his|her|their|its|each)\b/i;

/** @param before, after: of the same sentence, before the determiner and after the noun */
export function isShown(before: string, after: string, determiner: string, adjectives: string, plural: boolean): boolean {
  const apposed = /[A-Z][\w.]+,\s*$/.test(before) && /^an?$/i.test(determiner);
  // “Moo!” It was the cow.
  if (IT_WAS_THE.test(before) && /^(?:the|an?)$/i.test(determiner) && /^\s*(?:[.!?]|,? (?:and (?:it|he|she)|with|who) )/.test(after)) return true;
  if (determiner && ON_SOMEBODY.test(after)) return true;
  if (IS_GIVEN.test(before) && /^an?$/i.test(determiner) && GOES_ON.test(after)) return true;
  if (determiner && IS_FED.test(before) && WITH_SOMETHING.test(after)) return true;
  if (apposed || IS_SAID_OF.test(before) || !GOES_ON.test(after)) return false;
  if ((!determiner && !OPENS.test(before)) || /^\s+(?:are|can|like|love)\b/i.test(after)) return false;
  // the adjectives may have swallowed the verb: "sat talking whale"
  return (
    ACTS.test(after) || ((determiner || plural) && (INVERTED.test(before) || LED_BY.test(before) || ONE_OF_A_ROW.test(before))) || SHOWN.test(before) || SHOWN.test(`${before}${adjectives}`) || (OPENS.test(before) && (determiner !== '' || plural))
  );
}

