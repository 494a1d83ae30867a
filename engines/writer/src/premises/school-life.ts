// Plots for the School Life themes.
import type { PremiseBook } from './premise.ts';

export const SCHOOL_LIFE: PremiseBook = {
  category: 'School Life',
  premises: [
    {
      theme: 'The New Kid in Row Three', skeleton: 'guest', thing: 'empty desk in row three', want: 'get one word out of the new kid', sign: 'In row three sat someone new, in a coat, who did not say one word all day.',
      stakes: 'The rest had made up a story about the coat by lunch, and by the last bell it was a nasty one.', guess: 'New people like to be asked questions, they thought.', attempt: 'asked forty questions in one break', fail: 'The new kid pulled the coat over both ears.',
      turn: 'In the coat something moved, and squeaked.', truth: 'There was a fledgling in the pocket, fallen from a nest on moving day, and it woke whenever anyone talked loudly.', prize: 'They all learned to whisper, the whole row, and one warm morning the bird flew once round the classroom and out.',
      after: 'The first thing the new kid ever said aloud was its name, and then nobody could get a word in.', hard: 'It is a short step from not knowing somebody to being sure about them.',
      small: { want: 'make friends with the new kid', sign: 'A new kid sat there. Not a word!', stakes: 'The others said bad things. That was not kind.', attempt: 'asked and asked and asked', fail: 'The new kid hid in a big coat.', turn: 'Peep! Something was in the coat.', prize: 'It was a baby bird. It could fly now!', after: 'The new kid talks all day long.' },
    },
    {
      theme: 'The Substitute Wizard', skeleton: 'mistake', thing: 'register of names', want: 'turn the class back before home time', sign: 'Their teacher was ill, and the one who came instead had stars on his hat and took the register with a wand.',
      stakes: 'He read every name a little wrong, and whoever answered to the wrong name turned into it: Mark became a bark, and Rose a nose.', guess: 'If they behaved badly enough, the real teacher would have to come.', attempt: 'put chalk in his tea and a frog in his hat', fail: 'He thanked them for the frog, and sneezed, and the door became a pond.',
      turn: 'Behind the blackboard they found his letter: it was his first day, anywhere, ever.', truth: 'He could not read; he had bought the hat, and hoped.', prize: 'They read the register with him, letter by letter, each name right, and each child came back with a pop.', after: 'He comes on Thursdays for reading, and brings the frog.', hard: 'One has to be rather brave to say one cannot do what everybody can.',
      small: { want: 'turn the class back', sign: 'The new teacher had a wand. Ping!', stakes: 'Rose was a nose. Mark went bark!', attempt: 'put a frog in his hat', fail: 'Achoo! The door was a pond.', turn: 'It was his first day. He could not read!', prize: 'They helped him read. Pop! All back again.', after: 'He reads to the frog each night.' },
    },
    {
      theme: 'The Talent Show Tangle', skeleton: 'quarrel', thing: 'list of acts', spot: 'the dark side of the stage curtain', want: 'get the talent show on the stage in one piece', sign: 'On the list for the talent show somebody had put every act down at the same time.',
      stakes: 'The curtain would go up at six, and the governors were coming, and so was everyone’s grandmother.', guess: 'The best act should go first, and they would vote on which it was.', attempt: 'asked each of them to clap for the best', fail: 'Everyone clapped for themselves until the caretaker came.',
      turn: 'The smallest one, who was to turn pages, had been crying in the props cupboard the whole time.', truth: 'It was the smallest who had written the list, because nobody had asked her what she could do, and she wanted to be on stage with everyone.', prize: 'So they did it all at once: juggling to the violin, the dog on the drum, and she stood in the middle and conducted.',
      after: 'It lasted four minutes, and people still argue about what it was.', hard: 'Everyone wants to be looked at, and it leaves nobody to look.', crises: ['crowd', 'dark', 'lock', 'stuck'],
      small: { want: 'get the show to start', sign: 'The list said: all go first!', stakes: 'All the grannies were in their seats.', attempt: 'clapped to see who was best', fail: 'Each one clapped for himself. Clap, clap!', turn: 'One little girl cried behind the coats.', prize: 'They did it all at once. What a show!', after: 'The little girl took the last bow.' },
    },
    {
      theme: 'The Lunchbox Mix-Up', skeleton: 'search', thing: 'lunchbox', want: 'get the right lunchbox back', sign: 'In {H’s} lunchbox there was no sandwich, but a small warm egg.', stakes: 'It had a crack in it already, and it was four hours to the last bell.', guess: 'All the boxes were alike, so they had only to open each.',
      attempt: 'opened every lunchbox in the school', fail: 'They found nine bananas, a sock and somebody’s tooth, and then it was their turn to explain.', turn: 'On the lid, very small, was scratched a claw mark, and below it a bus number.', truth: 'A dragon mother had packed lunch for her own child that morning, in a hurry, as mothers do, and had picked up the wrong box.',
      prize: 'It hatched in the last lesson, looked round the class and said its first word, which was “Present.”', after: 'Her own child goes to that school now, and is very good at heating the soup.', hard: 'What is yours and what was put into your hands is not always the same.',
      small: { want: 'find the right lunchbox', sign: 'No bun in the box! Just a warm egg.', stakes: 'Crack! The egg had a crack in it.', attempt: 'opened all the boxes', fail: 'A banana. A sock. A tooth! No bun.', turn: 'Scratch, scratch. A claw mark!', prize: 'Mother Dragon came. “My egg!” she said.', after: 'The baby dragon comes to school now.' },
    },
    {
      theme: 'A Class Pet Named Thunder', skeleton: 'rescue', thing: 'class snail', want: 'find Thunder before the weekend', sign: 'The glass tank was empty, and Thunder, who was a snail, had gone.', stakes: 'On Monday the floors would be polished, with the big machine.', guess: 'A snail cannot get far, they thought.', attempt: 'searched every inch within three yards of the tank', fail: 'They found two marbles and a fraction, but no Thunder.',
      turn: 'There was a silver line up the wall, over the clock and out of the window.', truth: 'Thunder had been heading, for eleven weeks and whenever no one looked, to the one wet cabbage in the caretaker’s garden.', prize: 'They got there just ahead of the hedgehog, and Thunder put out first one horn and then the other.',
      after: 'The cabbage stands in a pot on the sill today, and Thunder is in it, and has never been seen to run again.', hard: 'It is not easy to admit that somebody may have left on purpose.',
      small: { want: 'find Thunder the snail', sign: 'Thunder was gone! Thunder was a snail.', stakes: 'A big machine was coming. Brumm!', attempt: 'looked by the tank', fail: 'Two marbles. No snail!', turn: 'A silver line went up the wall!', prize: 'There sat Thunder, on a cabbage. Munch!', after: 'Thunder has a cabbage of his own now.' },
    },
    {
      theme: 'The Night in the School Library', skeleton: 'journey', thing: 'overdue book', spot: 'the top shelf of the last row', want: 'put the book back on its shelf before morning', sign: 'The book had been overdue for ninety years, and that evening it started to knock from inside.',
      stakes: 'It held the last chapter of all the others, and the rest were leaning off their shelves to hear it.', guess: 'They would drop it through the returns slot and run.', attempt: 'pushed it through the slot and ran', fail: 'The slot coughed and gave it back, along with a bill.',
      turn: 'The lights went out one by one, and the shelves had moved.', truth: 'The girl who took it had been afraid of the ending, and had shut it up under a floorboard, and the book had been holding its breath since then.', prize: 'They read the ending aloud, on the top step, to all those rustling shelves, and it was not sad in the least.',
      after: 'No one pays fines there any more; you only have to tell how it ended.', hard: 'Some people would sooner keep a story shut than have it be over.', crises: ['dark', 'maze', 'gap', 'stuck'],
      small: { want: 'put the book back', sign: 'Knock, knock! Somebody knocked in the book.', stakes: 'It was late. So very late!', attempt: 'put the book in the slot', fail: 'Cough! The slot gave it back.', turn: 'The lights went out. The shelves had moved!', prize: 'They read the end of it. It was a good end!', after: 'The book sleeps on its own shelf.' },
    },
    {
      theme: 'The Great Science Fair', skeleton: 'making', thing: 'rain machine', want: 'make the rain machine stop', sign: '{H’s} machine for making a very small cloud had worked.', stakes: 'It went on working; there were nine clouds under the gym roof, and the tenth had thunder in it.', guess: 'Every machine has a switch.', attempt: 'switched it off at the front, at the back and at the wall', fail: 'The clouds, having got the idea, made the next one by themselves.',
      turn: 'Table forty had a machine for making toast, and all the clouds were edging towards it.', truth: 'They were cold; nobody who builds a cloud thinks of keeping it warm.', prize: 'They put all the projects together, toaster, volcano and wind tunnel, and the clouds rose, sighing, out of the skylight.',
      after: 'The rain fell on the allotments, where it was wanted, and first prize went to the entire gym.', hard: 'To want to win alone had made eighty people afraid of one another’s tables.', crises: ['storm', 'flood', 'crowd', 'stuck'],
      small: { want: 'stop the cloud machine', sign: 'Puff! {H} made a little cloud.', stakes: 'Puff, puff, puff! It made ten more.', attempt: 'turned off the switch', fail: 'Puff! Now it rained on the cake.', turn: 'All the clouds went to the toaster. So warm!', prize: 'Up and out they went. Bye-bye, clouds!', after: 'It rained on the beans. The beans were glad.' },
    },
    {
      theme: 'Two Captains and One Team', skeleton: 'quarrel', thing: 'captain’s armband', want: 'find out who the captain was', sign: 'Two had been named captain on the same day, and there was one armband.', stakes: 'On Saturday was the match against Upper Hill, who had eleven players and one plan.', guess: 'Whoever scored more in practice should have it.',
      attempt: 'shot at goal against each other until it got dark', fail: 'Not one of the team had touched the ball, and four went home.', turn: 'It was the goalkeeper who spoke, and she had not spoken all season: “Who is going to pass?”', truth: 'The trainer had named two on purpose, and had been waiting for them to notice it.', prize: 'One took the left and one the right, they tied the armband round the goalpost, and everybody looked to everybody.',
      after: 'They lost by one, and it was the best game anyone had seen.', hard: 'To share a thing you have wanted for a year feels at first like not getting it.',
      small: { want: 'find out who was the captain', sign: 'Two captains! But just one hat.', stakes: 'The big game was soon.', attempt: 'kicked the ball, each for himself', fail: 'Nobody else got to kick. They all went home!', turn: '“Who will pass the ball?” said a small voice.', prize: 'They took turns. Kick, pass, goal!', after: 'And the hat went on the dog.' },
    },
    {
      theme: 'The Bus That Took a Wrong Turn', skeleton: 'journey', thing: 'school bus', want: 'get the bus back before the school bell', sign: 'At the corner the school bus turned left instead of right, and the driver said, “That’s odd.”', stakes: 'It was the day of the photograph, and besides, the road behind them had gone.', guess: 'Three lefts make a right, as everyone knows.',
      attempt: 'turned left, left and left', fail: 'Now they were driving on a beach, and the sign said “Beach closed for dragons”.', turn: 'The bus was not lost; it was sniffing.', truth: 'Old buses know the way to where they were built, and it only wanted to be young for a morning.', prize: 'They let it have its run along the sand, with all the windows down, and then it took them home with a mile to spare.',
      after: 'In the class photograph everyone has sand in their hair, and the bus is in it, too.', hard: 'Nobody at the back could agree with anybody at the front.',
      small: { want: 'get the bus to school', sign: 'The bus went left! “Oh dear,” said the driver.', stakes: 'It was picture day. They must not be late!', attempt: 'went left, left, left', fail: 'Sand! Now they were at the beach.', turn: 'The bus was sniffing. Sniff, sniff!', prize: 'It ran on the sand. Then it took them home.', after: 'They all had sand in their hair.' },
    },
    {
      theme: 'The Last Day Before Summer', skeleton: 'mistake', thing: 'school bell', want: 'get the last bell to ring', sign: 'It was the last day before summer, and the last bell did not ring.', stakes: 'Until it rang it was still Friday; the clock stood at one minute to three, and had done so for a day and a half.', guess: 'If they rang it themselves it would count.', attempt: 'shook the bell rope until the bell fell down', fail: 'It landed in the pond without a sound.',
      turn: 'Then {H} remembered a wish, made that morning, as a joke: “If only today would never end.”', truth: 'The wish had been made by someone whose best friend was moving away that summer.', prize: 'They said the goodbye that had not been said, and it took a while, and in the middle of it the bell rang from the bottom of the pond.',
      after: 'A letter comes every week, and the pond rings whenever one of them is read aloud.', hard: 'As long as nobody says goodbye, nobody has gone.',
      small: { want: 'make the last bell ring', sign: 'The bell did not ring. It stayed Friday!', stakes: 'No bell, no summer. Tick, tick.', attempt: 'pulled and pulled the rope', fail: 'Plop! The bell fell in the pond.', turn: 'Somebody had made a wish. “Stay, day, stay!”', prize: 'They said bye-bye with a hug. And ding!', after: 'And then it was summer.' },
    },
  ],
};
