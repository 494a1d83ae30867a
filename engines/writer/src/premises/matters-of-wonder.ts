// What the plots of magic, ghosts, riddles and nature are about where they come to a head.
import type { Matters } from './matter.ts';

export const MATTERS_OF_WONDER: Matters = {
  // Fantasy
  'The Dragon Who Forgot to Roar': { stands: 'behind', goal: ['the dragon'], fits: ['stuck', 'gap', 'dark'], own: {
    stuck: ['No roar, so the mountain woke up!', 'This was what came of it: nothing had roared at the mountain for days, and it had stopped lying still.'],
    gap: ['No roar, so the snow woke up. It took the path!', 'The snow up there had woken, since nothing roared at it any more, and had taken a piece of the way along.'],
    dark: ['And in there sat the poor dragon!', 'A dragon that cannot roar makes no fire either, and it was in there that the dragon sat.'],
  } },
  'The Last Wish in the Well': { stands: 'behind', goal: ['the last wish'], fits: ['crowd', 'dark', 'flood', 'lock'], own: {
    crowd: ['They all wanted the last wish!', 'There were four hundred people, and one wish was left, and all four hundred had understood that.'],
    dark: ['All those heads shut out the light!', 'Up at the rim they had pushed so close, to see who would get the wish, that no light came down between their heads.'],
    flood: ['They had pushed too much. The well was cross!', 'So many had leaned on the rim, to be nearer to the last wish, that something in the wall of the well had given way.'],
  } },
  'A Crown of Leaves': { stands: 'carried', goal: ['the crown'], fits: ['crowd', 'storm', 'maze', 'dark'], own: {
    crowd: ['“Give me the crown!” “No, me!”', 'It was about the crown, of course; all of them were sure whose head it would fit.'],
    storm: ['It wanted to take the crown away!', 'It was the autumn, which could not begin as long as nobody wore the crown, and it was tired of being polite.'],
    dark: ['Who can find a head for a crown in that?', 'One does not find a head for a crown where nobody can see a head.'],
  } },
  'The Sleeping Forest': { stands: 'behind', goal: ['the sleepers', 'the sleepy ones'], fits: ['maze', 'dark', 'creature', 'stuck'], own: {
    maze: ['Even the paths were half asleep!', 'The paths had gone to sleep like everything else, and a path that is asleep does not go anywhere in particular.'],
    dark: ['The forest had shut its eyes!', 'The whole forest had shut its eyes at once, and there was not a leaf that let a little light through.'],
    creature: ['All the others slept. Why not that one?', 'In all that sleeping wood it was the one thing which they had managed to wake.'],
  } },
  'The Spell That Went Sideways': { stands: 'carried', goal: ['the book of spells', 'the spell book'], fits: ['gap', 'crowd', 'flood', 'storm', 'maze'], own: {
    gap: ['It was the spell. The street had slid off!', 'It was the spell: the next street had slid another few yards to the east, and had left that behind.'],
    crowd: ['Their houses had slid away. Whose fault was it?', 'There they all were, whose houses had slid out from under them, and they wanted to know who owned that book of spells.'],
    flood: ['Now even the pond slid sideways!', 'The pond, too, had been sliding gently to the east, and it had arrived.'],
    storm: ['Even the wind went sideways!', 'Like everything else since the spell, it did not come down but across.'],
    maze: ['The spell had pushed all the streets about!', 'The streets had been sliding about since morning, and had come to rest like spoons in a drawer.'],
  } },
  'Palace Under the Pond': { stands: 'behind', goal: ['the palace'], fits: ['lock', 'flood', 'dark'], own: {
    lock: ['In there the frogs were ready to sing!', 'Behind it a hundred frogs were getting ready to sing; it was nearly moonrise.'],
    flood: ['The pond did not want a guest!', 'It was the pond itself, which had not had guests for a hundred years, and did not mean to begin.'],
    dark: ['Was the palace there, or there?', 'There should have been lamps along those steps, for guests; but no guest had come that way in a hundred years.'],
  } },
  'The Borrowed Wand': { stands: 'carried', goal: ['the wand'], fits: ['storm', 'lock', 'gap', 'creature', 'maze'], own: {
    any: ['The wand did that. It did not want to go back!', 'The wand had given a jerk just before; the nearer they came to giving it back, the worse it behaved.'],
  } },
  'Where Unicorns Drink': { stands: 'here', goal: ['the spring'], fits: ['stuck', 'creature', 'storm', 'dark'], own: {
    storm: ['It blew leaves and mud into the spring!', 'It tore the leaves from a hundred trees at once, and every one of them, as it seemed, came down on the spring.'],
    stuck: ['It lay right on the spring!', 'It had come down on the very place where the water should have come up.'],
    creature: ['It kept watch over the spring!', 'It was the reason why nobody had heard of the spring; whoever came as far as this had gone home and not talked about it.'],
  } },
  'The Giant Who Was Afraid of Mice': { stands: 'behind', goal: ['the giant'], fits: ['crowd', 'gap', 'storm', 'stuck'], own: {
    crowd: ['“Come down!” they yelled. The giant held on tighter!', 'Half the town had come to tell the giant to get down, all at the same time, and he held on to his roof more tightly than before.'],
    gap: ['The giant had stamped his foot. Poor square!', 'The giant had let one foot down, to feel where the ground was, and the square had not been built for that.'],
    stuck: ['The giant’s knees shook. So did the houses!', 'It was the giant’s knees; they had been shaking since the morning, and what stands beside a giant shakes as well.'],
    storm: ['It was the giant. He had sneezed!', 'It may only have been the giant, who was crying; at that height it comes to the same thing.'],
  } },
  'The Feather of the Phoenix': { stands: 'carried', goal: ['the feather'], fits: ['storm', 'gap', 'dark'], own: {
    storm: ['It pulled at the feather. Hold on!', 'The feather tugged and fluttered in it, as though it wanted to be off; and there was no second one.'],
    gap: ['And the old bird sat on the other side!', 'On the other side, on its wet ledge, sat the old bird with its head under its wing, and had not noticed a thing.'],
    dark: ['When the old bird is cold, it gets dark!', 'A phoenix which cannot catch fire gives no light, and there was nothing else up there to see by.'],
  } },
  // Spooky
  'The Ghost Who Was Afraid of Us': { stands: 'behind', goal: ['the ghost'], fits: ['lock', 'dark'], own: {
    lock: ['The ghost had shut it. It was scared!', 'The ghost had pulled it shut from inside, and was holding on to it.'],
    dark: ['The ghost had blown out the light. It was scared!', 'The ghost had done it, out of fright, in one single breath.'],
  } },
  'A Knock at Midnight': { stands: 'behind', goal: ['the knocking'], fits: ['dark', 'lock'], own: {
    dark: ['Knock! It came from in there!', 'And in the middle of it somebody knocked, once.'],
    lock: ['Knock! It came from behind it!', 'And from the other side of it somebody knocked, once.'],
  } },
  'The Pumpkin That Blinked': { stands: 'here', goal: ['the pumpkin'], fits: ['crowd', 'dark', 'storm', 'stuck'], own: {
    crowd: ['“Soup! Soup!” they all said.', 'They had come with their bowls; the list said soup.'],
    dark: ['Which one was it? It did not blink!', 'Nobody could have said any more which of all those pumpkins had blinked.'],
    storm: ['The pumpkin shut both its eyes!', 'The pumpkin, which had never been out in such a thing, shut both its eyes.'],
  } },
  'Shadows Need Friends Too': { stands: 'behind', goal: ['the shadow'], fits: ['dark', 'gap', 'maze', 'storm'], own: {
    dark: ['Who can find a shadow in that?', 'There is no worse place in which to look for a shadow than one where there is nothing else.'],
    gap: ['And the shadow had gone right over!', 'The shadow had gone over it without so much as slowing down, and lay on the far side, waiting.'],
    maze: ['The shadow had gone in. But where?', 'The shadow had been seen to go down one of them, and then, a moment later, to come out of another and go down a third.'],
  } },
  'The Attic with Too Many Steps': { stands: 'behind', goal: ['the cat'], fits: ['dark', 'lock'], own: {
    dark: ['“Miaow,” said the cat, far up in it.', 'Far up in it, further than the house could possibly go, the cat mewed.'],
    lock: ['“Miaow!” It came from behind it.', 'From the other side of it came the voice of the cat, which did not sound frightened; it sounded fed.'],
  } },
  'The Vampire Who Loved Tomatoes': { stands: 'behind', goal: ['the tomato thief'], fits: ['crowd', 'dark', 'lock', 'creature'], own: {
    crowd: ['“You took them!” “No, you!”', 'By now every one of them had lost a tomato, and every one of them had a neighbour.'],
    dark: ['Slurp! What was that?', 'And very near, in all that black, somebody was eating.'],
    lock: ['“Yum,” said somebody inside.', 'Behind it somebody said, quite softly, “Delicious.”'],
  } },
  'Fog on Candle Street': { stands: 'behind', goal: ['the eleven in the fog', 'the lost ones'], fits: ['maze', 'dark', 'creature'], own: {
    maze: ['It was the fog. It hid the whole street!', 'It was the street in which they had always lived; and in the fog it had nine ends.'],
    dark: ['It was the fog. It ate up the lamps!', 'The fog had put out the lamps, one house after the other, and somewhere in it were eleven people with their milk.'],
    creature: ['The fog had let it in!', 'It was a thing that only goes about in fog, and it stood between them and eleven people who had gone out for milk.'],
  } },
  'The Skeleton in the Choir': { stands: 'behind', goal: ['the skeleton', 'the bony man'], fits: ['crowd', 'dark', 'lock'], own: {
    crowd: ['“Bones can’t sing!” they all cried.', 'It was the choir; half of the altos had come round from their faint, and had begun to shout.'],
    dark: ['And in there, the bony man hummed.', 'In the dark one could hear the skeleton turning over the pages of its music, which it knew by heart.'],
    lock: ['And the bony man sang behind it!', 'Behind it the skeleton was singing its scales, so as to be ready by Friday.'],
  } },
  'The Monster Under My Bunk': { stands: 'carried', goal: ['the monster'], fits: ['dark', 'maze', 'lock', 'storm'], own: {
    dark: ['“Eek!” said the monster. It wanted its bed!', 'It was the monster who minded most; it had never been in the dark before without a bed on top of it.'],
    maze: ['Which one went to the monster’s bed?', 'The monster looked down every one of them; it could have sworn that its bed was just round the corner.'],
    storm: ['The monster hid. It wanted its bed!', 'The monster was the first to hide, and as there was no bed it hid under them.'],
  } },
  'The Carnival of Lost Toys': { stands: 'behind', goal: ['the bear', 'the old bear'], fits: ['dark', 'crowd', 'lock', 'maze'], own: {
    dark: ['The rides went out. It was nearly day!', 'They were putting out the lamps, ride by ride; at dawn the carnival would be gone, and the bear with it.'],
    crowd: ['They all wanted their bears back!', 'It was nearly dawn, and everybody who had ever lost anything was trying to win it back before the carnival moved on.'],
    lock: ['And the old bear was behind it!', 'Behind it, on a shelf, with a ticket round its neck, sat the bear.'],
  } },
  // Mystery
  'Who Stole the Moonlight': { stands: 'behind', goal: ['the moonlight'], fits: ['dark', 'lock', 'storm'], own: {
    dark: ['No moonlight, so no light at all!', 'That is what a night is like from which somebody has taken the moonlight.'],
    lock: ['A bit of moonlight came out under it!', 'And underneath it, no thicker than a thread, ran a line of moonlight.'],
  } },
  'The Clock That Struck Thirteen': { stands: 'behind', goal: ['the clock'], fits: ['dark', 'lock'], own: {
    dark: ['Bong! It was thirteen. It took the light!', 'The clock had struck for the thirteenth time, and this time it was the light that went missing.'],
    lock: ['Behind it, the clock said tick, tick, tick!', 'Behind it the works of the clock were getting ready to strike; there was a minute to go to thirteen.'],
  } },
  'Footprints in the Flour': { stands: 'behind', goal: ['the feet with six toes', 'the tiny feet'], fits: ['dark', 'lock'], own: {
    dark: ['And little feet went by, pit, pat!', 'It was the hour at which the feet came, and they did not come as long as there was a light.'],
    lock: ['The little footprints went in under it!', 'The white footprints went up to it, and in underneath it, and did not come out.'],
  } },
  'The Case of the Singing Wall': { stands: 'here', goal: ['the wall'], fits: ['crowd', 'stuck', 'dark', 'lock'], own: {
    crowd: ['“Down with the wall!” “No, let it sing!”', 'Some of them had come to hear the wall, and some to see it knocked down, and now nobody could hear it.'],
    stuck: ['It was a bit of the wall. It came down!', 'It was not Friday yet; but the first piece of the wall had not waited for Friday.'],
    dark: ['Even the wall stopped singing!', 'And the wall, which had sung the whole time, stopped in the middle of a line.'],
  } },
  'The Vanishing Birthday Cake': { stands: 'behind', goal: ['the cake'], fits: ['dark', 'lock'], own: {
    dark: ['But it smelled of cake in there!', 'There was one thing in it besides the cold: a smell of candles, as if somebody had just blown some out.'],
    lock: ['And it smelled of cake in there!', 'Through the keyhole came a smell of cake; and upstairs the first guests were taking off their coats.'],
  } },
  'A Letter Without a Name': { stands: 'carried', goal: ['the letter'], fits: ['maze', 'storm', 'gap', 'lock', 'flood'], own: {
    maze: ['And the letter had no name on it!', 'With a name on the letter they could at least have asked somebody.'],
    storm: ['It wanted the letter. Hold on!', 'It went for the letter first; a thing with no name on it, the wind may have thought, was anybody’s.'],
    any: ['And the letter had to get there soon!', 'And on Sunday, which was close now, somebody was going to wait for that letter.'],
  } },
  'The House with One Window Lit': { stands: 'behind', goal: ['the front step'], fits: ['dark', 'lock', 'storm'], own: {
    dark: ['Now the one bright window was dark, too!', 'The one lit window had gone dark as well, by which they would have known where to knock.'],
    lock: ['And up there, the little light moved on.', 'Upstairs the light was moving from one window to the next, as it did every night, and nobody came down.'],
    storm: ['And up there, the little light shook!', 'And high up behind one window stood the light, as it did every night, and whoever was with it was alone.'],
  } },
  'The Secret of the Green Umbrella': { stands: 'carried', goal: ['the umbrella'], fits: ['storm', 'flood', 'gap', 'maze'], own: {
    storm: ['The green umbrella went wild. It pulled and pulled!', 'It was the umbrella’s own weather; everybody who had carried it off had come back wet through, and now it was their turn.'],
    flood: ['The umbrella wanted to swim!', 'The umbrella gave a tug towards it, like a dog that has seen its own gate.'],
    any: ['And the umbrella pulled the other way!', 'And the umbrella had begun to pull, as it had with everybody who ever tried to carry it off.'],
  } },
  'Somebody Feeds the Statue': { stands: 'here', goal: ['the stone king'], fits: ['stuck', 'crowd', 'dark', 'storm'], own: {
    stuck: ['The stone king had got too fat!', 'It had come from under the stone king; his pedestal had been groaning for days.'],
    crowd: ['“You fed the king!” “No, you!”', 'All of them had a theory about who fed the statue, and the person in the theory was generally standing next to them.'],
    dark: ['It was time for the king’s supper. Munch!', 'It was the hour at which somebody fed the stone king, and whoever it was did not wish to be seen.'],
  } },
  'The Painting That Changed': { stands: 'behind', goal: ['the girl from the picture'], fits: ['lock', 'dark'], own: {
    lock: ['And it smelled of paint in there!', 'From the other side came a smell of wet paint, and the patter of small feet.'],
    dark: ['And somebody ran by on small feet!', 'It was as black as that spot in the painting where the girl had been; and somebody in small shoes ran across it.'],
  } },
  // Nature
  'The Oldest Tree in the Valley': { stands: 'here', goal: ['the oldest tree', 'the old tree'], fits: ['crowd', 'storm', 'stuck', 'dark'], own: {
    crowd: ['“Cut it down!” “No!” They all pulled.', 'Everybody knew when the saws were to start; half of them had come to stop it, and half for the firewood.'],
    storm: ['It shook the old tree. Creak!', 'It had got hold of the oldest tree, as though it meant to save the men with the saws the trouble.'],
    stuck: ['The men had cut one old root!', 'The men had begun with the roots, which nobody had told them held up half of the hill.'],
  } },
  'Where the River Begins': { stands: 'behind', goal: ['the start of the river'], fits: ['stuck', 'maze', 'gap', 'dark'], own: {
    stuck: ['No river, so the bank fell in!', 'It lay in the dry bed of the river, and it was not the first that had come down since there was no water to hold the banks apart.'],
    maze: ['There was no water. So which way was up?', 'All of them had been streams once; and without water one of them looked as dry as the next.'],
    gap: ['No river, so the bank fell in!', 'It was the bank, which for years had leaned against the river; and there was no river.'],
    dark: ['And there was not a splash to follow!', 'One can follow a river in the dark, by its voice; but this one had none.'],
  } },
  'The Bee Who Lost the Meadow': { stands: 'behind', goal: ['the meadow'], fits: ['storm', 'maze', 'gap', 'dark'], own: {
    storm: ['Poor bee! Her bags were so full.', 'The bee crept in under the nearest collar; with both her bags full she would not have lasted a minute in it.'],
    maze: ['“Bzz?” said the bee. She did not know, either.', 'The bee flew up, turned round three times, and came back; none of it was where she had left it.'],
    gap: ['“Bzz,” said the bee. Her bags were too full!', 'With empty bags the bee could have shown them what was on the other side; hers had been full for days.'],
  } },
  'A Winter for the Bears': { stands: 'behind', goal: ['the bears’ den'], fits: ['storm', 'stuck', 'dark', 'gap'], own: {
    storm: ['It was winter. And the bears were still up!', 'It was the great cold, a day before its time, and the bears were still up.'],
    stuck: ['It had shut the den. And the bears were out!', 'It had shut the den, with three bears on the wrong side of it.'],
    dark: ['Only one lamp still shone. It shone on the bears!', 'It was as dark as anybody could wish for who wanted to sleep; only over the den it was as bright as noon.'],
  } },
  'The Seed in the Sidewalk': { stands: 'here', goal: ['the seedling', 'the little plant'], fits: ['crowd', 'storm', 'flood'], own: {
    crowd: ['And the little plant was under all those feet!', 'And in the middle of all those boots, no higher than a heel, stood the seedling.'],
    storm: ['Hold on, little plant!', 'It had found the seedling at once, which was the only thing in the whole street that could not go indoors.'],
    flood: ['The little plant was up to its hat!', 'It ran along the kerb, and straight for the crack where the seedling stood.'],
  } },
  'Song of the Coral Reef': { stands: 'behind', goal: ['the reef’s song'], fits: ['dark', 'maze', 'creature', 'stuck'], own: {
    dark: ['No snap, no pop, and no light!', 'Until now a fish could at least have gone by its ears; but the reef was silent.'],
    maze: ['No song to swim to! Who knows the way?', 'Everyone had always found the way through here by the sound, and there was no sound.'],
    creature: ['It was cross. It missed the song!', 'It had been sung to sleep by the reef for a hundred years, and it had not slept since the reef fell silent.'],
    stuck: ['And under it, far down, something went snap.', 'And from somewhere behind it came one snap, quite small, and then a rest.'],
  } },
  'The Rain That Came Late': { stands: 'behind', goal: ['the rain'], fits: ['gap', 'stuck', 'creature', 'maze', 'dark'], own: {
    gap: ['No rain for so long! So the ground cracked.', 'The ground had been without rain for so long that it had begun to tear.'],
    stuck: ['No rain for so long! So the hill fell to bits.', 'The hill had been dry for so long that it could not hold its stones together any more.'],
    creature: ['It was so thirsty. It wanted rain, too!', 'It had not had a drink since the rain stayed away, and it did not look as though it meant to wait much longer.'],
    maze: ['They were all old streams, and all so dry!', 'They were the beds of streams, all nine of them, and there was not enough water in the lot to say which way it ran.'],
  } },
  'The Fox and the First Snow': { stands: 'carried', goal: ['the fox cub', 'the little fox'], fits: ['storm', 'maze', 'dark', 'gap'], own: {
    storm: ['“The sky falls!” said the little fox. So it did!', 'It was what the cub had said from the beginning: the sky was falling, and now it fell all at once.'],
    maze: ['The snow had hidden all the tracks!', 'The snow had covered the tracks, and now every gap between two trees looked like a path.'],
    dark: ['“Mama?” said the little fox.', 'The cub said, in a very small voice, that at home somebody always lay across the door.'],
  } },
  'Guardians of the Nest': { stands: 'here', goal: ['the nest'], fits: ['storm', 'crowd', 'stuck'], own: {
    storm: ['And the eggs were way up on the crane!', 'And up there, on the arm of the crane, were a nest and four eggs.'],
    crowd: ['“Move the crane!” “No! The eggs!”', 'The crane was to lift that day, and the whole building site wanted to know why it did not.'],
    stuck: ['The crane could lift it. But the eggs!', 'There was a machine for that, right above them, which could have lifted ten of them; and on it was a nest.'],
  } },
  'A Night with the Fireflies': { stands: 'behind', goal: ['the missing light', 'the last little light'], fits: ['dark', 'storm', 'maze'], own: {
    dark: ['All the fireflies had gone out at once!', 'The fireflies had stopped, a thousand of them, in the middle of their word.'],
    storm: ['It blew the fireflies about!', 'It scattered the fireflies over half the sky, and what they had been writing went with them.'],
    maze: ['A firefly blinked in each of them. This way! This way!', 'Down every one of those ways was a small light, and it winked.'],
  } },
};
