/** Words of fairy tales, animals and everyday idioms that only look like something else. They are read as if they were not there. */

const ANIMALS_PLANTS_FOOD = [
  'cockatoos?', 'cockatiels?', 'cockerels?', 'peacocks?', 'woodcocks?', 'weathercocks?', 'cock-a-doodle-doo', 'cockles?', 'cockpits?',
  'pussy ?willows?', 'pussy ?cats?', 'puss in boots', '(?:blue|great|coal|long-tailed) tits?', 'tom ?tits?', 'titmouse', 'titmice',
  'blue-footed booby', 'blue-footed boobies', 'jackass(?:es)?', 'wild ass(?:es)?', 'silly ass', 'the ox and the ass',
  'the (?:\\w+ )?ass (?:(?:trott|bray|stopp|laugh|look|nodd|pull|sigh|agree|want|walk)ed|(?:trot|bray|stop|pull|nod|walk)s|carr(?:y|ies|ied)|said)',
  'cocks? (?:crow(?:s|ed|ing)?|crew|on the (?:roof|fence|gate|farm|steeple|weathervane))', '(?:the|a) cock and (?:the|a|his) (?:hens?|fox|mouse|bull|jewel|pearl)', 'shiitakes?',
  'shih tzus?',
  'killer whales?', 'killdeers?', 'bombardier beetles?', 'sperm whales?', 'naked mole[- ]rats?',
  'dead (?:leaf|leaves|trees?|wood|branch|branches)',
  '(?:ginger|root|butter) ?beers?', 'wine[- ]?(?:gums?|red|dark|colou?red)', 'cakes? and (?:a bottle of )?wine', 'rum ?balls?',
  'bloodhounds?', 'blood oranges?',
  'cumin', 'cock robin', 'weather cocks?', 'booby (?:traps?|trapped|prizes?)', 'assort(?:ed|ments?|ing)', 'cummerbunds?',
];

const BOOKS_AND_PLACES = [
  'dick whittington', 'moby[- ]dick', 'dick van dyke', 'dick and jane', 'tom,? dick,? and harry', 'fanny price', 'essex', 'sussex',
  'middlesex',
  'dickon', 'dickie[- ]?birds?', '(?:uncle|grandpa|captain|farmer) dick', 'georgy(?: porgy)?', 'fu(?! (?:you|u|all|off))',
  'prick(?:s|ed|ing)? (?:up )?(?:(?:her|his|its|my|your|their) (?:\\w+ )?(?:fingers?|thumbs?|ears?|hands?|paws?|noses?)|by a)',
  'pricks? of (?:light|the (?:spindle|needle|thorn|pin))',
  'ass in (?:the|a) lion\'?s skin', 'chinks? (?:in|of|between) (?:the|his|her|a|two)', 'fag+ots? of (?:sticks|wood|twigs|straw)',
  '(?:the|a|old|sea|broken|leaking|high) dykes?', 'scat',
  'scunthorpe', 'penistone', 'cockermouth', 'titicaca', 'titania',
  // What knights and heroes have always done.
  '(?:kill|kills|killed|killing) the (?:\\w+ )?(?:dragon|monster|giant|ogre|troll|wolf|beast|sea serpent)s?',
  'dragon\'?s? blood', 'blood[- ](?:red|moons?)', 'royal blood', 'blue blood', 'flesh and blood', 'blood r[au]ns? cold',
  '(?:cold|warm|hot)[- ]blooded',
];

const TOYS = [
  '(?:water|squirt|toy|bubble|nerf|glue|pop|confetti|star|flower|glitter)[- ]?(?:guns?|pistols?|rifles?|blasters?|cannons?)',
  '(?:bath|seed|stink|glitter|snow|flower|paint|water|cherry|photo|colou?r|love|confetti|chocolate)[- ]?bombs?', 'bomber jackets?',
  'bullet (?:trains?|points?)',
  '(?:guns?|pistols?|rifles?|cannons?|bombs?) (?:that was |that were )?made (?:out )?of (?:cheese|chocolate|cake|sugar|jelly|ice|snow|soap|bubbles|paper|cardboard|wood|bananas?|marzipan|liquorice|gingerbread)', 'bomb cyclones?',
];

const IDIOMS = [
  'kill(?:ed|s|ing)? time', 'dressed to kill', 'kill(?:ed|s|ing)? two birds with one stone',
  'kill(?:ed|s|ing)? the (?:lights?|engine|joy|mood|power|weeds?)',
  'killjoys?', 'painkillers?', 'weed ?killers?', '(?:feet|legs|knees|shoes) (?:is|are|was|were) killing (?:me|him|her|them)',
  'jump(?:ed|s|ing)? the gun', 'son of a gun', 'the naked eye', 'drug ?stores?', 'drunk with (?:joy|happiness|sleep)',
  '(?:had|has|have|having|was|were|been|is|being) drunk (?:all |up )?(?:the|his|her|its|their|some|from|my|our)',
];

const PHRASES = [...ANIMALS_PLANTS_FOOD, ...BOOKS_AND_PLACES, ...TOYS, ...IDIOMS];

const HARMLESS = new RegExp(`(?<![a-z])(?:${PHRASES.join('|')})(?![a-z])`, 'g');

/** Takes the harmless words out of a plain text, so that the lists see only what is left. */
export const withoutFairyTaleWords = (plain: string): string => plain.replace(HARMLESS, ' ');
