// Each property, people, climate, danger and treasure a place may have: one sentence for young ears, one for older.

export interface Feature {
  young: string;
  old: string;
}

type Features = Readonly<Record<string, Feature>>;

export const PROPERTIES: Features = {
  'glowing flowers': { young: '[The flowers glowed like little lamps.|At night you could read by the flowers.|You picked a flower, and had a lamp.]', old: 'The flowers there glowed even at noon, as though each had swallowed a candle and was trying not to show it.' },
  'whispering trees': { young: '[The trees whispered. “Psst!” they said.|The trees told secrets all day long.|If you stood still, a tree whispered your name.]', old: 'The trees whispered to one another, mostly gossip, and stopped when anyone came near.' },
  'floating stones': { young: '[Big stones floated in the air.|Stones hung in the air, and hens sat on them.|The stones went up, and the cats went with them.]', old: 'Stones hung in the air at the height of a person’s knee, turning slowly, and the moss had grown on all sides of them.' },
  'healing waters': { young: '[The water there made sore knees well.|Sore knees got well in that water.|Drip, drip on a bump, and the bump was gone.]', old: 'There was a spring whose water closed a cut while you watched, and tasted faintly of spoons.' },
  'singing wind': { young: '[The wind sang a song there.|The wind knew three songs, and one was rude.|When the wind sang, the gates hummed along.]', old: 'The wind sang as it came through, never quite the same tune, and held the last note longer in the evenings.' },
  'doors to elsewhere': { young: '[Little doors stood about, and led far away.|You opened a door, and there was the sea.|One small door had snow behind it, all year.]', old: 'Doors stood about with no houses round them, and each smelled, at the keyhole, of some other country.' },
  'slow-running time': { young: '[Time went very, very slowly there.|A bun took all day to eat there.|Time was so slow there that you could catch a cup after it fell.]', old: 'Time ran slowly there; a dropped cup gave you a while to think about it.' },
  'talking animals': { young: '[All the animals could talk there.|The hens said good day. The pigs said “after you”.|A goat asked you what time it was.]', old: 'The animals talked, and the hedgehogs in particular were hard to stop.' },
  'wandering paths': { young: '[The paths would not stay still.|The path that was here was now over there.|At night the paths went for a walk.]', old: 'The paths wandered, and on damp mornings were found asleep in one another’s beds.' },
  'wishes at midnight': { young: '[At midnight, one small wish came true.|At midnight you could wish. Just once.|Twelve bongs, and you got one small wish.]', old: 'At midnight one wish was granted, a small one, and there was always an argument about what counted as small.' },
  'dreams made visible': { young: '[You could see dreams float by.|Last night’s dreams hung about like kites.|A dream of a cow floated by. Moo!]', old: 'Dreams could be seen there, drifting over the roofs at breakfast time like washing that had got away.' },
  'shadows that dance': { young: '[The shadows liked to dance.|Your shadow did a jig, and you did not.|All the shadows went hop, skip, hop.]', old: 'The shadows danced when they thought nobody was looking, and had to run to catch up with their owners.' },
  'invisible bridges': { young: '[There were bridges no one could see.|You could walk on air. It was a bridge!|People walked over the river on nothing at all.]', old: 'The bridges there could not be seen, and the people who lived with them walked on air without looking down.' },
  'stars within reach': { young: '[The stars hung low. You could touch one.|You could dust the stars with a broom.|Tall people had stars in their hair.]', old: 'The stars hung so low that tall people ducked, and small ones came home with silver on their fingers.' },
  'memory-keeping mirrors': { young: '[The mirrors showed what you did last year.|In one mirror it was still your last birthday.|The mirrors never forgot a hat.]', old: 'The mirrors kept what they had seen, and if you stood quite still before one it might show you somebody’s wedding.' },
  'ever-changing colors': { young: '[Everything was blue. Then it was pink!|The cows were green today. Not for long!|You went in red and came out yellow.]', old: 'The colours changed with the hour, so that people said “at green” or “shortly before orange”.' },
  'gentle gravity': { young: '[If you jumped, you came down slowly.|One hop, and you had time to wave.|You let go of a bun, and it took a walk.]', old: 'Things fell gently there, and children had to be called in from the air at bedtime.' },
  'living statues': { young: '[The statues winked and waved.|The statues played tag when no one looked.|A stone lady asked you to scratch her nose.]', old: 'The statues were alive, in an unhurried way, and had been playing one game of draughts since spring.' },
  'lost things found': { young: '[Lost socks and lost hats turned up there.|Who has lost a tuba? It was there!|All the left gloves in the world were there.]', old: 'Lost things turned up there sooner or later: gloves, keys, a tuba, somebody’s good name.' },
  'music from nowhere': { young: '[Music played, and nobody was playing it.|Toot, went a horn, and there was no horn.|A band played, and there was no band.]', old: 'Music came from nowhere in particular, and the locals had long ago stopped looking for the band.' },
};

export const INHABITANTS: Features = {
  fairies: { young: '[Fairies zipped by with a hum.|A fairy had a nap in a cup.|Fairies hung out socks as small as beans.]', old: 'Fairies lived there, no bigger than thumbs and twice as busy, and held strong views on crumbs.' },
  elves: { young: '[Elves waved from the windows.|An elf was mending a very small shoe.|The elves sang as they swept. Swish, swish!]', old: 'The elves who lived there nodded to strangers and went on with whatever they were mending.' },
  gnomes: { young: '[Gnomes in red hats said good day.|Two gnomes had a race with snails.|A gnome wrote down who came and who went.]', old: 'Gnomes kept the place in order, in red hats, and wrote everything down in very small books.' },
  dragons: { young: '[A dragon snored in the sun.|A dragon lit the lamps, puff, puff, puff.|People made toast on the warm end of a dragon.]', old: 'There were dragons, mostly asleep, and people hung their washing near the warm end.' },
  unicorns: { young: '[Unicorns nibbled the grass.|A unicorn had a plum stuck on its horn.|Unicorns came to the gate for carrots.]', old: 'Unicorns grazed a little way off, and looked up all together, like people interrupted at prayer.' },
  merfolk: { young: '[Merfolk splashed and sang.|A mermaid was washing her long green hair.|The merfolk threw you a fish, to be kind.]', old: 'The merfolk came up at the edge with wet hair and news, and wanted both admired.' },
  'gentle giants': { young: '[Giants tiptoed past, so kind and so big.|A giant held up the washing line.|When a giant sat down, all the cups jumped.]', old: 'Gentle giants lived there, and the ground gave a polite little jump whenever one of them sat down.' },
  'friendly ghosts': { young: '[A friendly ghost said, “Boo. Sorry!”|A ghost came through the wall with the tea.|The ghosts hung in a row on the line to dry.]', old: 'Friendly ghosts came out after tea, apologised for coming through the wall, and asked how everyone’s mother was.' },
  'talking foxes': { young: '[Two foxes were talking about soup.|A fox told a joke, and a hen laughed.|“Nice hat,” said a fox, and went by.]', old: 'Foxes sat about in twos and threes, talking politics, and lowered their voices when the geese went by.' },
  'wise owls': { young: '[An old owl nodded. “Who?” it said.|You asked an owl, and next week you knew.|Three owls were reading one book.]', old: 'Owls lived there, wise ones, who answered any question a week late and perfectly.' },
  'firefly swarms': { young: '[Fireflies made dots of light.|The fireflies wrote HELO. They could not spell.|A firefly sat on your nose and lit it up.]', old: 'Fireflies came out in their thousands and spelled things, though their spelling was not good.' },
  'forest spirits': { young: '[Green little spirits peeped out.|A spirit no bigger than a leaf said “peep-bo”.|Something green giggled, and was gone.]', old: 'Spirits looked out of the bark and the moss, curious as deer, and were gone if you turned your head.' },
  'helpful robots': { young: '[Small robots swept the steps. Whirr!|A robot held your coat. And your hat. And your bun.|“Can I help?” said all the robots at once.]', old: 'Robots, helpful to a fault, swept the same step nine times and asked whether it was clean.' },
  'star travelers': { young: '[Star travelers drank tea from tin cups.|Somebody from far, far away asked for jam.|Star travelers parked their ships in a row.]', old: 'Star travelers passed through on their way to elsewhere, with odd coins and very long stories.' },
  'cloud sheep': { young: '[Cloud sheep bounced about. Baa!|A cloud sheep had got stuck on a chimney.|You held a cloud sheep on a string.]', old: 'Cloud sheep grazed overhead, tethered by threads, and had to be shorn before it could rain.' },
  'wandering merchants': { young: '[A man with a cart sold buttons and bells.|“Fresh yesterdays!” called a man with a cart.|A lady had a tray of teapots on her head.]', old: 'Merchants wandered through with carts, and would sell you a yesterday, slightly used.' },
  'young wizards': { young: '[Young wizards practised. Pop! Oops!|A young wizard had turned his own hat green.|Bang! went a small wizard. “Sorry,” he said.]', old: 'Young wizards practised on the corners, and one learned not to stand too near their elbows.' },
  'clockwork birds': { young: '[Clockwork birds sang: tick, tweet, tick.|The birds had keys. You wound them up.|A tin bird sang at one, and two, and three.]', old: 'Clockwork birds sang the hours from the gutters and had to be wound by whoever was tallest.' },
  'shy monsters': { young: '[Shy monsters hid behind their hands.|A monster waved from under a rug.|The monsters left you a note: “Hello. Do not look.”]', old: 'The monsters who lived there were shy, and left notes instead of speaking, and the notes were very kind.' },
  'ordinary families': { young: '[Lots of people came and went there.|Somebody’s granny waved from a window.|Somebody was always rocking a pram.]', old: 'Ordinary families came and went there, with prams and arguments, and thought nothing of any of it.' },
};

export const CLIMATES: Features = {
  'mild and sunny': { young: '[The sun was warm on every nose.|The sun sat on every wall like a cat.]', old: '[The weather was mild and had been for as long as anyone remembered, with sun laid on like butter.|It was mild there all the year round, and the old people wore their winter coats only to funerals.]' },
  'eternal spring': { young: '[It was always spring, with buds on the trees.|It was spring all year, with lambs in it.]', old: '[It was spring there and never anything else; the blossom fell, and behind it was more blossom.|Spring had come there once, found it comfortable, and never gone on.]' },
  'warm summer nights': { young: '[The nights were warm and smelled of hay.|At night it was as warm as milk.]', old: '[The nights were warm there, and people dragged their beds outside and talked across the gardens.|At night it was so warm that nobody shut a window, and everybody knew everybody’s snore.]' },
  'golden autumn': { young: '[Gold leaves came down, one by one.|The trees were all red and gold.]', old: '[It was golden autumn, and every path was ankle-deep and loud.|It was always October there; people waded to the shop through the leaves, and the leaves were warm.]' },
  'deep winter snow': { young: '[Deep snow lay on it all, soft and white.|The snow was up to the window.]', old: '[Snow lay deep over everything, and people knew their own doors by the shape of the hump.|The snow came up to the sills, and the postman went along the tops of the hedges.]' },
  'soft morning mist': { young: '[Soft mist lay there in the morning.|In the morning it was all soft and white.]', old: '[In the mornings a soft mist lay about, in which people said good day to gateposts.|Until about ten there was a mist, and one met one’s neighbours a foot at a time, beginning with the boots.]' },
  'gentle rain': { young: '[Pit, pat. It rained, but gently.|A little rain fell. Nobody minded.]', old: '[A gentle rain fell most days, so fine that it was less a rain than a habit.|It rained there a little every day, politely, and mostly after the washing had been brought in.]' },
  'thunder and lightning': { young: '[Boom, said the thunder. Flash!|Rumble, rumble, went the sky.]', old: '[Thunder walked about overhead, and the cats there did not so much as look up.|There was nearly always thunder somewhere about, moving its furniture, and lightning to see by.]' },
  'windy and wild': { young: '[Whoosh! The wind pulled every hat.|The wind blew and blew and blew.]', old: '[The wind there was wild and never rested; gardeners tied down the cabbages.|It blew there, day and night, and people leaned as they talked, all at the one angle.]' },
  'hot and dry': { young: '[It was hot and dry, like an oven.|It was so hot that the hens lay flat.]', old: '[It was hot and dry, and a shadow was a thing you offered to a guest.|It was dry there, and so hot that the dogs moved round the house with the shade, like the hands of a clock.]' },
  'hot and humid': { young: '[It was hot and wet and sticky.|It was as warm as a bath.]', old: '[The air was hot and damp as a dog’s breath, and things grew while you were looking at them.|It was hot there, and wet with it; a walking stick, put down overnight, had leaves on it by breakfast.]' },
  'cool and shady': { young: '[It was cool there, with nice shade.|There was shade, and cool, dark grass.]', old: '[It was cool there and shady, with a green light that made everyone look like a thoughtful fish.|Hardly any sun came through, and what did lay about in coins, which the children tried to pick up.]' },
  'frosty and clear': { young: '[Frost sparkled. Breath went up like smoke.|It was cold, and very, very clear.]', old: '[The air was so frosty and so clear that words seemed to hang in it a moment before they were heard.|Every morning the frost had drawn on the panes again, and by noon you could see for nine miles.]' },
  'salty sea breeze': { young: '[The breeze smelled of salt and fish.|The air was salty. Lick, lick!]', old: '[A salt breeze came in off the sea, and stiffened the curtains and the hair.|There was a breeze off the water from morning to night, and all the bread was a little salt.]' },
  'underwater currents': { young: '[Slow water pushed this way and that way.|The water rocked, like a big bed.]', old: '[Slow currents went through like buses, and you could, if you knew the times, get on.|The water never quite kept still, and one learned to lean on it, as one does upon a friend.]' },
  'everlasting twilight': { young: '[It was never day and never night.|It was always nearly bedtime there.]', old: '[It was twilight there and always had been, an hour that kept forgetting to end.|It was neither day there nor night, and the lamplighter had long ago left off going home.]' },
  'starry and still': { young: '[It was still, and full of stars.|All the stars were out. Shh!]', old: '[The nights were still and starry, and so quiet that you could hear your own eyelashes.|There were more stars over it than elsewhere, or there was less of everything else, and not a leaf stirred.]' },
  'northern lights sky': { young: '[Green lights waved in the sky.|The sky was green, then pink, then green.]', old: '[Northern lights hung over it, green and slow, like curtains in a house where everyone has gone to bed.|Of an evening the sky turned green, and then rose, and was shaken out, like a cloth, over the roofs.]' },
  'rainbow after rain': { young: '[First came rain, and then a rainbow.|It rained, and then, look, a rainbow!]', old: '[Each shower was followed, as a bill follows a dinner, by a rainbow.|It rained at four, and by a quarter past there was the rainbow, and people set their watches by it.]' },
  'all seasons at once': { young: '[One tree had snow. One tree had plums.|Here it snowed, and there it was hot.]', old: '[All the seasons lived there at once, so that one side of the street skated and the other picked cherries.|It was winter in the one garden and summer in the next, and over the hedge they swapped snow for strawberries.]' },
};

export const DANGERS: Features = {
  'winding maze': { young: '[But there was a maze, and it was twisty.|But the paths there went round and round.]', old: 'There was a maze in those parts, and the kind thing to say of it was that most people came out.' },
  'sudden storms': { young: '[But storms came quick. Crash!|But boom, a storm could come at any time.]', old: 'Storms came suddenly in those parts, between one bite of an apple and the next.' },
  'slippery ice': { young: '[But the ice was slippy. Whee, bump!|But there was ice. Hold on to the rail!]', old: 'The ice was the danger, polished by the wind to the smoothness of an excuse.' },
  'rickety bridge': { young: '[But an old bridge went creak, creak, creak.|But an old bridge shook. Mind your step!]', old: 'There was a bridge, and it was rickety, and it kept the names of those who had been rude to it.' },
  'thick fog': { young: '[But fog came, thick as soup.|But there was fog. Where was your nose?]', old: 'What people feared in those parts was the fog, which came up thick, and stood, and listened.' },
  'sleepy poppies': { young: '[But the red poppies made you yawn.|But red flowers grew there, and you got sleepy.]', old: 'Poppies grew in those parts, red and sleepy, and one did not sit down near them, however kindly they nodded.' },
  'tangling vines': { young: '[But vines grabbed at your feet.|But long vines tickled and tied your toes.]', old: 'There were vines that tangled; they meant no harm; they only could not bear to see anyone go.' },
  'deep quicksand': { young: '[But some of the sand went glug, glug.|But the sand was soft. It took your boots!]', old: 'Some of the ground was quicksand, deep and patient, and looked exactly like the rest.' },
  'strong whirlpool': { young: '[But a whirlpool spun, round and round.|But the water went round like a top.]', old: 'A whirlpool turned in those parts, strong enough to swallow a cart and put it back in the wrong order.' },
  'rolling boulders': { young: '[But big rocks rolled down. Bump, bump!|But look up! Now and then a rock came down.]', old: 'Boulders rolled in those parts without warning, as if something up above were playing at marbles and losing.' },
  'hot lava streams': { young: '[But hot, red lava ran there. Ouch!|But it was red and hot in one place. Hiss!]', old: 'Lava ran in streams there, slow as honey, and one looked twice before stepping on anything bright.' },
  'mischievous imps': { young: '[But imps hid there and pulled hats.|But there were imps, and imps take buttons.]', old: 'Imps lived thereabouts, mischievous rather than bad, and nobody who came through had ever kept a hat for long.' },
  'trick mirrors': { young: '[But the mirrors played tricks on you.|But there were mirrors, and they told jokes.]', old: 'There were mirrors that played tricks, and more than one traveller had followed the wrong self home.' },
  'riddling gatekeeper': { young: '[But a gatekeeper asked hard riddles.|But at the gate somebody asked you a riddle.]', old: 'A gatekeeper sat at the entrance asking riddles, and he had not enjoyed an answer for ninety years.' },
  'forgetful air': { young: '[But the air there made you forget.|But you forgot things there. What things?]', old: 'The air itself was forgetful, and people who stayed too long had to be told their own birthdays.' },
  'sleeping beast': { young: '[But a big beast slept there. Shh!|But go on tiptoe! Something big was asleep.]', old: 'A beast slept at the heart of it, and everyone who lived nearby had learned to shut doors softly.' },
  'snapping plants': { young: '[But the plants there went snap!|But the flowers bit you, if you picked them.]', old: 'The plants snapped, and an old rule said to count your fingers before the hedge and after it.' },
  'echoes that mislead': { young: '[But the echoes told fibs.|But the echo said “left” for “right”.]', old: 'The echoes there misled people; they gave you back your own words with the directions changed.' },
  'hungry shadows': { young: '[But hungry shadows nibbled your hat.|But the shadows were hungry. Hold your bun!]', old: 'The shadows there were hungry, though so far they had only ever eaten buttons and the ends of sentences.' },
  'vanishing floors': { young: '[But the floor could go pop, and be gone.|But now and then the floor went away.]', old: 'Floors vanished there, and the sensible walked along the walls with one hand out.' },
};

export const TREASURES: Features = {
  'golden key': { young: '[A golden key hung on a nail.|There was a golden key, and no one knew its door.]', old: 'A golden key was said to hang there, and no one had ever found what it opened.' },
  'dragon pearl': { young: '[A dragon pearl lay in a nest, warm as an egg.|There was a dragon pearl, as round as a moon.]', old: 'A dragon pearl was kept there, round and warm, and it clouded over when anybody lied.' },
  'book of lost stories': { young: '[A book of lost stories lay on a table, fat and old.|There was a big book, full of lost stories.]', old: 'There was a book of lost stories, and each reader found in it the one they had been told once and forgotten.' },
  'map of stars': { young: '[A map of stars hung on the wall.|There was a map with all the stars on it.]', old: 'A map of the stars was kept there, and every night it had to be corrected.' },
  'singing crystal': { young: '[A crystal sang to itself: ting, ting.|There was a crystal that hummed all day.]', old: 'A crystal sang there to itself, one clear note, and lowered its voice for strangers.' },
  'everburning lantern': { young: '[One lantern burned and never went out.|There was a lantern that had never gone out.]', old: 'A lantern burned there that had never once gone out, though no one living had filled it.' },
  'crown of leaves': { young: '[A crown of leaves lay on a stone.|There was a crown, all made of green leaves.]', old: 'A crown of leaves lay there on a stone, still green, waiting for no one knew whom.' },
  'wishing coin': { young: '[A wishing coin lay under a glass.|There was a wishing coin, thin and bright.]', old: 'Somewhere there lay a wishing coin, worn smooth by thumbs, with one wish not yet spent.' },
  'phoenix feather': { young: '[A phoenix feather glowed in a jar, red and gold.|There was a phoenix feather. It never got cold.]', old: 'A phoenix feather was kept there in a stone jar, and on cold nights people went to warm their hands.' },
  'silver flute': { young: '[A silver flute hung on a hook.|There was a silver flute. At night it played.]', old: 'A silver flute hung there, and played a little by itself whenever the wind forgot its manners.' },
  'magic seeds': { young: '[A bag of magic seeds stood on a shelf.|There was a bag of magic seeds, and it hopped.]', old: 'A bag of magic seeds was kept there, and it rattled before rain.' },
  'bottled moonlight': { young: '[Somebody had put some moonlight in a bottle.|There was a bit of moonlight in a bottle.]', old: 'A bottle of moonlight stood there on a shelf, and whoever dusted it slept well.' },
  'compass of the heart': { young: '[One compass always showed who you missed.|There was a compass, and it pointed at Granny.]', old: 'There was a compass there that never pointed north, but only at whatever you would miss most.' },
  'mirror of truth': { young: '[One mirror always told the truth.|There was a mirror that told you if you had jam on.]', old: 'A mirror of truth hung there, facing the wall, because people had asked it to.' },
  'invisible cloak': { young: '[An invisible cloak hung on a hook. Where? There!|There was a cloak that no one could see.]', old: 'An invisible cloak hung there on a hook, or had done, the last time anyone bumped into it.' },
  'music box': { young: '[A music box stood on the wall: plink, plonk.|There was a music box. It knew one song.]', old: 'A music box stood there that knew one tune, and that one everybody’s grandmother had hummed.' },
  'chest of gems': { young: '[A chest of gems stood by a door, green and red.|There was a small chest, full of red gems.]', old: 'A chest of gems stood there unlocked, for nobody had ever thought of a use for them.' },
  'never-empty teapot': { young: '[One teapot was never, never empty.|There was a teapot that was never empty. Pour, pour!]', old: 'A teapot was kept there that had never been empty, and only once been thanked.' },
  'clockwork heart': { young: '[A clockwork heart ticked in a box: tick, tick.|There was a little tin heart that ticked.]', old: 'A clockwork heart ticked there under a glass bell, and kept better time when somebody was kind to it.' },
  'letter from long ago': { young: '[A letter from long ago lay in a box.|There was a letter from long ago. It said: “To you.”]', old: 'A letter from long ago lay there, sealed, and it was addressed, quite simply, to “You”.' },
};

/** Which trial a danger grows into. */
export const DANGER_CRISIS: Readonly<Record<string, string>> = {
  'winding maze': 'maze', 'sudden storms': 'storm', 'slippery ice': 'gap', 'rickety bridge': 'gap', 'thick fog': 'maze',
  'sleepy poppies': 'dark', 'tangling vines': 'stuck', 'deep quicksand': 'gap', 'strong whirlpool': 'flood', 'rolling boulders': 'stuck',
  'hot lava streams': 'gap', 'mischievous imps': 'crowd', 'trick mirrors': 'maze', 'riddling gatekeeper': 'lock', 'forgetful air': 'maze',
  'sleeping beast': 'creature', 'snapping plants': 'creature', 'echoes that mislead': 'maze', 'hungry shadows': 'dark', 'vanishing floors': 'gap',
};

/** Sentences for a feature we do not know: plain, and true to its words. */
export function featureOf(table: Features, words: string, plain: (words: string) => Feature): Feature {
  return table[words.trim().toLowerCase()] ?? plain(words.replace(/[[\]{}|]/gu, '').trim().toLowerCase());
}
