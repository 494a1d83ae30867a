// Words that give away on what ground a scene stands: a journey, the earth, dry land, more than one day.

/** What is seen on a journey, and not in one house, school, street or town. */
export const A_JOURNEY = new RegExp([
  '\\b(?:inns?|innkeeper|landlord|landlady|barns?|fords?|ricks|milestones?|signposts?|hedges?|stiles?|ditch|camp(?:ed|s|ing|fires?)?|tents?|canvas|firewood|miles?|ferry\\w*|boatman|rivers?|streams?)\\b',
  '\\b(?:stable|horses?|crossroads|blisters?|counties|tramp(?:ed|ing)|march(?:ed|ing)?|journeys?|sett?(?:ing)? out|set off|travell?\\w*|mountains?|valley|hills|hay|carts?|carter|expedition|villages?|upstream|ridge|moor|marsh|meadow)\\b',
  '\\b(?:half-?way home|on the way (?:home|back)|(?:first|last|next|the) bend|far bank|into the trees|against the same tree|hours? ahead|a day ahead|the last (?:house|wall)|edge of everything)\\b',
  '(?:earth over|light of|round|sat by|sitting by|from) the fire\\b|[Tt]he fire, which|\\b(?:along|on|in|by|beside|down) (?:the|a) (?:side of the )?road\\b|[Tt]he road (?:gave|was|went|came|took|looked|had|before|divides)|over \\{ground\\}|round the world',
].join('|'), 'u');

/** Weather, beasts and grass. */
export const OF_EARTH = /\b(?:fords?|carts?|carter|horses?|donkey|goose|geese|cows?|goats?|hens?|sheep|rain(?:ed|ing|s)?|rivers?|fields?|hedges?|ditch|orchards?|villages?|milestones?|lanes?|ferry\w*|mill|barns?|hay|ponds?|streams?|frogs|heron|thrush|robin|grass|gulls|snow|mud|harbour|pier|omnibus|trains?|gravel)\b/iu;

/** What there is none of under water. */
export const OF_DRY_LAND = /\b(?:fires?|firewood|campfire|birds?|crow|raven|lark|sparrows?|wind|breeze|sky|dust|inns?|bikes?|bicycle|bench|kites?|hills?|cows?|chimneys?|pavement|orchard|rain\w*)\b/u;

/** A night, and the day after it. */
export const A_NIGHT = /\b(?:that (?:night|evening)|one evening|next (?:morning|day)|[Ii]n the morning|(?:all|the whole|the first|the middle of the) night|slept|sleep on it|sleep to anybody|until midnight|when it got light|at five the|a day (?:ahead|early)|the day before|breakfast|sandwiches for|got dark|until dark|stars went out)\b/u;
