/** What stories for children leave out, by topic, and from which age a topic may be told. */
import type { AgeRange } from './safety.port.ts';

export type Topic =
  | 'self-harm' | 'sexual content' | 'cruelty' | 'killing people' | 'blood and death' | 'drugs' | 'tobacco' | 'drunkenness' | 'alcohol'
  | 'making weapons' | 'weapons' | 'hate' | 'war crimes';

export interface TopicRow {
  topic: Topic;
  /** The youngest readers for whom it is part of a story; absent where it never is. */
  toldFrom?: AgeRange;
  /** Phrases over plain words; each is matched as whole words. */
  phrases: readonly string[];
}

/** 'his old mother', 'all the children', 'you' */
const PERSON =
  '(?:him|her|them|you|me|us|people|everyone|everybody|someone|somebody|anyone|anybody|myself|yourself|himself|herself|themselves|' +
  '(?:(?:a|an|the|his|her|my|your|their|our|all|every|other|some|little|old|poor) )*' +
  '(?:m[ae]n|wom[ae]n|boys?|girls?|child|children|kids?|bab(?:y|ies)|brothers?|sisters?|mothers?|fathers?|mom|mum|dad|mommy|mummy|' +
  'daddy|parents?|grandmothers?|grandfathers?|grandma|grandpa|friends?|teachers?|classmates?|school|class|family|neighbou?rs?|' +
  'police(?:m[ae]n)?|humans?|person))';

const KILL =
  '(?:kill(?:s|ed|ing)?|murder(?:s|ed|ing)?|stab(?:s|bed|bing)?|strangl(?:e|es|ed|ing)|slaughter(?:s|ed|ing)?|' +
  'execut(?:e|es|ed|ing)|shoot(?:s|ing)?|shot|drown(?:s|ed|ing)?)';

const SELF = '(?:myself|yourself|himself|herself|themselves|ourselves)';

const KIND_OF_PEOPLE = '(?:black|white|brown|asian|chinese|jewish|muslim|christian|gay|trans|disabled|foreign|poor|fat)';
const PEOPLE = '(?:people|kids|children|boys|girls|men|women)';
const GROUP =
  '(?:jews|muslims|christians|hindus|immigrants|foreigners|refugees|gays|lesbians|gypsies|mexicans|arabs|indians|africans|blacks)';
const INSULT =
  '(?:stupid|dumb|ugly|dirty|evil|worse|worthless|inferior|animals|vermin|thieves|criminals|lazy|disgusting)';
const REAL_WEAPON = '(?:bombs?|guns?|grenades?|explosives?|rifles?|pistols?|molotovs?|nerve gas|poison gas)';
const PUBLIC_PLACE = '(?:school|airport|church|mosque|synagogue|hospital|city|train)';
const BODY_PART = '(?:head|arm|leg|hand|finger)s?';

export const TOPICS: readonly TopicRow[] = [
  {
    topic: 'self-harm',
    phrases: [
      `(?:kill(?:s|ed|ing)?|harm(?:s|ed|ing)?|hang(?:s|ed|ing)?|starv(?:e|es|ed|ing)|drown(?:s|ed|ing)?|shoot(?:s|ing)?|shot) ${SELF}`,
      `(?:want|wants|wanted|going|try|tries|tried|like|likes) to (?:hurt|cut) ${SELF}`, 'hurt(?:s|ing)? (?:myself|yourself)',
      `(?:cut|cuts|cutting) ${SELF} (?:on purpose|again|with)`,
      'kys', 'suicid(?:e|es|al)', 'self[- ]?harm(?:s|ed|ing)?', '(?:want|wants|wanted|going|like) to die',
      'wish(?:es|ed)? (?:i|she|he|they) (?:was|were) dead',
      'end (?:my|your|her|his|their|it) (?:own )?life', 'end it all', 'take (?:my|your|her|his) own life',
      '(?:cut|cuts|cutting|slit|slits) (?:my|your|her|his|their) wrists?',
      '(?:anorexi[ac]|bulimi[ac]|pro-?ana)', 'better off dead', 'overdos(?:e|es|ed|ing)',
    ],
  },
  {
    topic: 'sexual content',
    phrases: [
      'sex', 'sexy', 'sexual(?:ly)?', 'sexting', 'porn(?:o|os|ography|ographic)?', 'nudes?', 'nud(?:ity|ist|ists)',
      'strip ?(?:tease|club|clubs|poker)', 'strippers?', 'prostitut(?:e|es|ion)', 'brothels?',
      'naked (?:girls?|boys?|wom[ae]n|m[ae]n|child(?:ren)?|people|body|bodies|princess|teens?|kids?|pictures?|photos?)',
      '(?:girls?|boys?|wom[ae]n|m[ae]n|child(?:ren)?|kids?|she|he|they|princess) (?:is|are|was|were|gets?|got|all)? ?naked',
      'get(?:s|ting)? naked', 'without (?:any |her |his |their )?clothes on',
      'take(?:s)? off (?:her|his|all her|all his|your) (?:clothes|underwear|panties|bra)', 'topless', 'erotic(?:a)?', 'orgasms?',
      'masturbat(?:e|es|ing|ion)',
      'genitals?', 'penis(?:es)?', 'vaginas?', 'breasts', 'boobs?', 'horny', 'rap(?:e|es|ed|ist|ists)', 'molest(?:s|ed|ing)?',
      'incest', 'p(?:a)?edophil(?:e|es|ia)', 'lolita', 'hentai', 'bdsm', 'fetish(?:es)?', 'make love', 'making love',
      'one[- ]night stand', 'french kiss(?:es|ed|ing)?', 'touch(?:es|ed|ing)? (?:her|his|my|your) private(?:s| parts?)',
    ],
  },
  {
    topic: 'cruelty',
    phrases: [
      '(?:cut|cuts|cutting|slit|slits|slash(?:es|ed)?) (?:his|her|their|the|my|your|a) (?:\\w+ )?throats?', 'behead(?:s|ed|ing)?',
      'decapitat(?:e|es|ed|ing|ion)', 'dismember(?:s|ed|ing)?', 'disembowel(?:s|led|ling)?', 'tortur(?:e|es|ed|ing)',
      'mutilat(?:e|es|ed|ing|ion)', 'massacr(?:e|es|ed|ing)', 'gor(?:e|y)', 'guts? (?:spill|spilled|spilling|everywhere|out)',
      'entrails', 'bleed(?:s|ing)? to death', 'bled to death', 'skinn(?:ed|ing) alive',
      'burn(?:s|ed|t|ing)? (?:\\w+ )?(?:alive|to death)',
      'beat(?:s|en|ing)? (?:\\w+ ){1,3}to death', 'chainsaw(?:s)? massacre', 'serial killers?', 'cannibals?',
      `chop(?:s|ped|ping)? (?:off )?(?:his|her|their|some(?:one|body)'s) ${BODY_PART}`,
      '(?:rip|rips|ripped|tear|tears|tore) (?:off |out )?(?:his|her|their) (?:head|heart|eyes|arms|limbs)',
      'severed (?:head|limb|hand|arm|leg|finger)s?', 'school shoot(?:ing|ings|er|ers)',
      'kidnap(?:s|ped|ping)? and (?:kill|hurt|torture)',
      'beat(?:s|ing)? up (?:his|her|their|my) (?:wife|girlfriend|child|kid|kids|children|baby|sister|brother|dog|cat)',
      'drown(?:s|ed|ing)? (?:the |a |his |her )?(?:kittens?|pupp(?:y|ies)|bab(?:y|ies)|cats?|dogs?)',
    ],
  },
  {
    topic: 'killing people',
    toldFrom: '12-17',
    phrases: [
      `${KILL} ${PERSON}`, 'murders?', 'murderers?', 'assassin(?:s|ate|ates|ated|ation)?', 'hitm[ae]n', 'death threats?',
      'executioners?',
    ],
  },
  {
    topic: 'blood and death',
    toldFrom: '9-12',
    phrases: [
      'kill(?:s|ed|ing|er|ers)?', 'corpses?', 'dead bod(?:y|ies)', 'blood(?:y|ied|shed|bath|thirsty)?',
      'slaughter(?:s|ed|ing|house)?', 'wounds? (?:that )?bleed(?:s|ing)?', 'rotting flesh', 'guillotines?', 'gallows',
    ],
  },
  {
    topic: 'drugs',
    phrases: [
      'cocaine', 'heroin', 'crack pipe', 'crystal meth', 'meth', 'methamphetamines?', 'ecstasy pills?', 'lsd', 'ketamine',
      'fentanyl', 'opium', 'opioids?', 'marijuana', 'cannabis', 'hashish', 'magic mushrooms?', 'amphetamines?',
      '(?:smok(?:e|es|ed|ing)|roll(?:s|ed|ing)?|buy(?:s|ing)?|sell(?:s|ing)?|deal(?:s|ing)?) (?:some )?(?:weed|pot|dope|crack|drugs)',
      '(?:take|takes|took|taking|do|does|did|doing|use|uses|using|on) drugs', 'drugs', 'drug (?:dealers?|addicts?|lords?|cartels?)',
      'druggies?', 'junkies?',
      'get(?:s|ting)? stoned', 'get(?:s|ting)? high on (?:drugs|pills|weed|glue|something)',
      'snort(?:s|ed|ing)? (?:coke|powder|cocaine|lines?)', 'inject(?:s|ed|ing)? (?:\\w+ )?(?:drugs|heroin)',
    ],
  },
  {
    topic: 'tobacco',
    toldFrom: '12-17',
    phrases: [
      'cigarettes?', 'cigars?', 'vap(?:e|es|ed|ing)', 'e-cigarettes?', 'nicotine', 'tobacco', '(?:chain|pack) smok(?:er|ing)',
    ],
  },
  {
    topic: 'drunkenness',
    phrases: [
      'get(?:s|ting)? drunk', 'got drunk', 'until (?:\\w+ ){0,4}(?:is|are|was|were|got|gets?)? ?(?:drunk|wasted|plastered)',
      'drunk(?:en)? (?:driv(?:er|ing)|mother|father|mom|mum|dad|parents?|teacher|child|kid|boy|girl)',
      '(?:very|too|so|completely|totally|dead) drunk', 'binge[- ]drink(?:s|ing)?', 'alcoholics?', 'black(?:ed)? out drunk',
      'drinking games?',
    ],
  },
  {
    topic: 'alcohol',
    toldFrom: '12-17',
    phrases: [
      'alcohol', 'vodka', 'whiske?y', 'tequila', 'brandy', 'gin and tonic', 'beers?', 'wines?', 'champagne', 'cocktails?', 'liquor',
      'booze', 'rum', 'drunk(?:en|ards?)?', 'tipsy', 'hangovers?',
    ],
  },
  {
    topic: 'making weapons',
    phrases: [
      `(?:how to|to|let us|let's|help me) (?:make|build|buy|get|construct|assemble) (?:(?:a|an|some|real) ){0,2}(?:\\w+ )?${REAL_WEAPON}`,
      'pipe bombs?', 'molotov cocktails?', 'nerve gas',
      `bomb(?:ing|s|ed)? (?:the |a |my |his |her )?${PUBLIC_PLACE}`,
      '(?:bring|brings|brought|bringing|take|takes|took) (?:a |his |her |the |my )?(?:gun|knife|rifle|pistol|bomb) to school',
      'suicide (?:vest|bomb(?:er|ers|ing)?)', 'mass shoot(?:ing|ings|er)',
    ],
  },
  {
    topic: 'weapons',
    toldFrom: '12-17',
    phrases: [
      'guns?', 'gunm[ae]n', 'gunshots?', 'gunfire', 'handguns?', 'shotguns?', 'machine guns?', 'rifles?', 'pistols?', 'revolvers?',
      'ak-?47s?', 'bombs?', 'bombed', 'bombing', 'grenades?', 'dynamite', 'explosives?', 'land ?mines?', 'missiles?',
      'switchblades?', 'bullets?',
    ],
  },
  {
    topic: 'hate',
    phrases: [
      `hates? (?:all |every |those |these )?${KIND_OF_PEOPLE} ${PEOPLE}`, `hates? (?:all |every |those |these )?${GROUP}`,
      `${KIND_OF_PEOPLE} ${PEOPLE} (?:are|is) (?:all )?(?:so )?${INSULT}`, `(?:${GROUP}|girls|boys|women) are (?:all )?(?:so )?${INSULT}`,
      'white power', 'white supremac(?:y|ist|ists)', 'master race', 'heil hitler', 'sieg heil', 'ku klux klan', 'kkk',
      'go back to (?:your|their) (?:own )?countr(?:y|ies)', 'gas the jews', 'retards?', 'retarded', 'tranny', 'subhumans?',
    ],
  },
  {
    topic: 'war crimes',
    toldFrom: '12-17',
    phrases: [
      'nazis?', 'hitler', 'holocaust', 'genocides?', 'terroris(?:t|ts|m)', 'concentration camps?', 'ethnic cleansing',
    ],
  },
];
