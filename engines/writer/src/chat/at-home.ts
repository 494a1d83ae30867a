// What goes on at home, as tired parents and children tell it: what was understood of it, and which plots have to do with it.

export interface AtHome {
  /** "two who fight" */
  heard: string;
  /** Themes that have to do with it, the nearest first. */
  themes: readonly string[];
  /** What the storyteller can do about it, where there is something to say. */
  hint?: string;
  /** It is a sad thing, and nothing is to laugh about it. */
  sorry?: boolean;
}

type Situation = readonly [RegExp, string | ((found: RegExpExecArray) => string), readonly string[], Partial<AtHome>?];

const RIVALS = 'Make two characters rivals: then they fall out on the way, and make it up at the end.';
const OWNED = 'Heroes who belong to somebody else I leave to them; these are the nearest that I can write.';

const SITUATIONS: readonly Situation[] = [
  [/\b(?:divorc|separat\p{L}+|split up|two houses)/iu, 'parents who live apart', ['Two Ends of One String', 'The Bridge Between Two Gardens', 'Goodbye to the Old House'], { sorry: true }],
  [/\bbull(?:y|ied|ies|ying)\b|\bmean to (?:me|her|him|them|my)\b|\bpicks? on (?:me|her|him)\b|\btease/iu, 'somebody who is treated badly', ['The Little Voice That Grew', 'A Seat for One More', 'The New Kid in Row Three'], { sorry: true }],
  [/\b(?:she|he|i|my \p{L}+)(?:’s| is|’m| am) in (?:the )?hospital\b/iu, 'somebody who is in hospital', ['The House with One Window Lit', 'A Night with the Fireflies', 'How to Be Brave in the Dark'], { sorry: true }],
  [/\b(?:fight|fights|fighting|fought|argue|argues|arguing|quarrel\p{L}*|squabbl\p{L}*|bicker\p{L}*)\b|\b(?:hits?|bites?|kicks?|pushes) (?:his|her|my|the|each|other)\b|\bjealous\b/iu, 'two who fight', ['The Quarrel and the Kite', 'Two Captains and One Team', 'The Cookie with Two Halves'], { hint: RIVALS }],
  [/\b(?:no friends|nobody (?:wants to )?plays? with|no one (?:wants to )?plays? with|lonely|nobody likes|has(?:n’t| not) (?:got )?any friends)/iu, 'somebody who has no friends yet', ['A Seat for One More', 'The New Kid in Row Three', 'A Stranger at the Campfire']],
  [/\bmonsters? (?:under|in|behind)\b|\b(?:scared|afraid|frightened) of (?:the )?(?:monsters?|ghosts?|shadows)/iu, 'somebody who is afraid of monsters', ['The Monster Under My Bunk', 'Shadows Need Friends Too', 'The Ghost Who Was Afraid of Us']],
  [/\b(?:nightmares?|bad dreams?)\b/iu, 'somebody who has bad dreams', ['The Machine That Collected Dreams', 'The Monster Under My Bunk', 'How to Be Brave in the Dark']],
  [/\b(?:won’t|not|never|refuses?|doesn’t|don’t|isn’t|can’t|hard to|get to|fall) (?:want to )?(?:to )?(?:go to )?(?:bed|sleep|stay in bed|fall asleep|asleep|tired|lie down)\b|\bstays? up\b|\bsleepy\b|\bown bed\b/iu, 'somebody who does not want to sleep', ['A Night with the Fireflies', 'The Sleeping Forest', 'Who Stole the Moonlight']],
  [/\b(?:i am|i’m|we are|we’re) (?:so |very |really |just )*(?:tired|exhausted)\b|\b(?:short|quick) (?:bedtime )?(?:story|one)\b|^(?:something |make it |(?:really|very) )*(?:short|quick)[\s.!]*$/iu, 'a short, quiet one', ['A Night with the Fireflies', 'The Cookie with Two Halves', 'The Sleeping Forest'], { hint: 'The shortest length is “standard”.' }],
  [/\bwe(?:’re| are) moving\b|\bmov(?:e|ed|ing) (?:to|away|house)\b(?!.*\bmiss)/iu, 'a move to another home', ['Goodbye to the Old House', 'The New Kid in Row Three', 'Letters to the Lighthouse']],
  [/\b(?:having|expecting|getting) a baby\b|\bbaby (?:is coming|on the way)\b/iu, 'a baby on the way', ['A Brother the Size of a Loaf', 'A Seat for One More', 'Guardians of the Nest']],
  [/\b(?:kindergarten|nursery|preschool|daycare|school)\b.*\b(?:cr(?:y|ies|ying)|drop[- ]?off|goodbye)\b|\b(?:cr(?:y|ies|ying)|goodbye)\b.*\b(?:kindergarten|nursery|preschool|daycare|school)\b/iu, 'a goodbye at the door in the morning', ['The First Night Away', 'The New Kid in Row Three', 'Two Ends of One String']],
  [/\b(?:plane|airport|aeroplane|long drive|road trip|car ride|holidays?|vacation)\b/iu, 'a journey', ['The Long Way Home', 'The Valley Above the Clouds', 'Journey to the Edge of the Map']],
  [/\bbirthday\b|\bturn(?:s|ing)? (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu, 'a birthday', ['The Vanishing Birthday Cake', 'One Hour to Save the Fair', 'Pudding for the President']],
  [/\b(?:lost|wobbly|loose|first) (?:\p{L}+ )?tooth\b|\btooth fairy\b/iu, 'a lost tooth', ['Somebody Feeds the Statue', 'The Very Small Promise', 'The Case of the Singing Wall'], { hint: 'Write it into the custom prompt, and the tooth comes into the story.' }],
  [/\bpotty|\bnappy|\bnappies|\bdiapers?\b|\bwets? the bed/iu, 'somebody who is learning a thing that takes time', ['The Boots That Were Too Big', 'The Little Voice That Grew', 'The Bicycle on the Hill']],
  [/\b(?:lies|lying|lied|cheats?|cheating|steals?|stole)\b/iu, 'somebody who has not told the truth', ['The Mistake Museum', 'Footprints in the Flour', 'Learning to Say Sorry']],
  [/\bshar(?:e|es|ing)\b/iu, 'sharing', ['The Cookie with Two Halves', 'A Seat for One More', 'The Bridge Between Two Gardens']],
  [/\b(?:say|saying|says) sorry\b|\bapologi[sz]/iu, 'saying sorry', ['Learning to Say Sorry', 'The Quarrel and the Kite', 'The Mistake Museum']],
  [/\bsit still\b|\badhd\b|\bhyper\b|\btoo wild\b|\bnever stops\b|\benergy\b/iu, 'somebody who cannot sit still', ['The Great Rooftop Race', 'The Goat Who Ate the Plan', 'Chase Through the Night Market']],
  [/\b(?:never|doesn’t|won’t|not) listens?\b|\bstubborn\b|\btantrums?\b|\bmeltdowns?\b|\bdefiant\b|\bangry all\b/iu, 'somebody with a will of their own', ['The Little Voice That Grew', 'The Goat Who Ate the Plan', 'The Boots That Were Too Big']],
  [/\b(?:bored|boring|nothing to do|rainy)\b/iu, 'a day with nothing to do', ['The Upside-Down Day', 'The Day Gravity Took a Nap', 'The Secret Staircase']],
  [/\b(?:bad|hard|terrible|awful|horrible|rough|long) day\b|\bi(?:’m| am) (?:so |very )?sad\b/iu, 'a bad day', ['The Very Small Promise', 'Seventeen Hiccups', 'The House with One Window Lit']],
  [/\b(?:poo|poop|poopy|fart\p{L}*|burp\p{L}*|toilet paper|bum|pee)\b/iu, 'something rude and funny', ['The Invisible Pants', 'The Sneeze Heard Round the World', 'Seventeen Hiccups']],
  [/\b(minecraft|roblox|lego|fortnite)\b/iu, ([name = '']) => `something like ${name}`, ['Down the Crystal Cave', 'The Spaceship in the Shed', 'Three Keys and a Door'], { hint: OWNED }],
  [/\b(spider-?man|batman|superman|marvel|avengers|paw patrol|ninja turtles|sonic|mario|super ?hero\p{L}*)\b/iu, ([name = '']) => `something like ${name}`, ['The Great Rooftop Race', 'Rescue at Waterfall Rock', 'One Hour to Save the Fair'], { hint: OWNED }],
  [/\b(harry potter|hogwarts|narnia)\b/iu, ([name = '']) => `something like ${name}`, ['The Worst Magician in Town', 'The Borrowed Wand', 'The Substitute Wizard'], { hint: OWNED }],
  [/\b(frozen|elsa|disney|moana|encanto|barbie|my little pony)\b/iu, ([name = '']) => `something like ${name}`, ['The City Beneath the Ice', 'Palace Under the Pond', 'Where Unicorns Drink'], { hint: OWNED }],
  [/\b(pok[eé]mon|pikachu|bluey|peppa(?: pig)?|star wars)\b/iu, ([name = '']) => `something like ${name}`, ['A Class Pet Named Thunder', 'School Trip to Saturn', 'The Goat Who Ate the Plan'], { hint: OWNED }],
  [/\b(?:we|i|he|she)(?: all)? (?:really )?miss(?:es)? (?:my |our |his |her )?((?:grand(?:ma|pa|ad|mother|father)|granny|nana?|mum|mummy|mom|mommy|dad|daddy)\b)/iu, ([, who = '']) => `somebody who is missed: ${who}`, ['Letters to the Lighthouse', 'Two Ends of One String', 'The House with One Window Lit']],
];

const WHO = '(?:he|she|my (?:\\p{L}+ )?(?:son|daughter|child|kid|boy|girl|toddler|little one|twins|kids|children)|they|i)';
/** What somebody does and does not: told back with nobody’s name on it. */
const OF_SOMEBODY: readonly [RegExp, readonly string[]][] = [
  [new RegExp(`\\b${WHO} ((?:won’t|will not|doesn’t|does not|don’t|can’t|cannot|refuses to|hates?|only eats?|only wants?|always forgets?|is afraid to) .+)`, 'iu'), ['The Little Voice That Grew', 'The Boots That Were Too Big', 'Pudding for the President']],
  [new RegExp(`\\b${WHO} (plays? (?:the )?(?:violin|piano|guitar|drums?|flute|cello|trumpet|recorder).*)`, 'iu'), ['The Talent Show Tangle', 'The Skeleton in the Choir', 'The Case of the Singing Wall']],
  [new RegExp(`\\b${WHO} ((?:wants?|wishes for|would like|dreams of) (?:an?|to) .+)`, 'iu'), ['The Last Wish in the Well', 'The Very Small Promise', 'The Bicycle on the Hill']],
];

/** “I don’t want dragons” is about the story, and nothing that somebody does. */
const UNWANTED = /^(?:i|we) (?:don’t|do not) (?:want|like)(?! to\b)/iu;

const LEFT_OUT = /^no (?!friends)\p{L}+[\s.!]*$/iu;

/** “A knight who fights dragons” is the beginning of a story, and nobody’s Tuesday. */
const INVENTED = /^(?:an?|the|one|two|three|some)\s(?!(?:\p{L}+ )?(?:story|book|tale|bedtime)\b)/iu;

/** The first thing of the kind in what was typed; undefined where there is none. */
export function atHome(message: string): AtHome | undefined {
  const text = message.replace(/['`´‘]/gu, '’').replace(/\s+/gu, ' ').trim();
  if (INVENTED.test(text) || LEFT_OUT.test(text)) return undefined;
  for (const [pattern, heard, themes, more] of SITUATIONS) {
    const found = pattern.exec(text);
    if (found) return { heard: typeof heard === 'string' ? heard : heard(found), themes, ...more };
  }
  if (UNWANTED.test(text)) return undefined;
  for (const [pattern, themes] of OF_SOMEBODY) {
    const does = pattern.exec(text)?.[1]?.replace(/[.!?].*$/u, '');
    if (does && does.length < 70) return { heard: `somebody who ${thirdPerson(does)}`, themes };
  }
  return undefined;
}

const thirdPerson = (does: string): string =>
  does.replace(/\b(?:my|his|her)\b/giu, 'their').replace(/^don’t\b/u, 'doesn’t').replace(/^(hate|play|want|wish|dream)\b/u, '$1s');
