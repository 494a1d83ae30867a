// The chapter-book voice (9-12), development.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT: Beats = {
  setout: [
    'Setting out is the easy part, which is why there are so many songs about it. For the first few miles {H} whistled, and there was nothing whatever to worry about, apart from the flies. The way led over {ground}. To one side lay {far}. Every so often {he} turned round to see how far {they} had come, and each time it was a little less than {he} had hoped.',
    'By the middle of the day {they} had left behind everything with a name. There was {sound} and the smell of {smell}. {H} had thought that an adventure would feel like something. Mostly it felt like walking. To pass the time {he} counted {his} steps up to a thousand, and after that {he} tried to remember, without any success, whether {he} had shut the gate.',
  ],
  place2: [
    'They smelled {m.name} before they saw it: {smell}, and something else underneath. {m.prop} {m.folk} {H} had meant to go straight through. You did not go straight through, it turned out. You went a few steps and stopped, and somebody told you something, and you went a few steps more, and by the time you had heard everybody’s opinion you were considerably later. {m.climate} [{m.danger}|] {also}',
    'Nothing {H} had heard about {m.name} was any use at all; the people who give you information about such places have generally not been there themselves. {m.climate} {m.prop} {m.folk} {also} “Keep close,” {he} said, although nobody was showing the least wish to do anything else. [{m.danger}|] It was the sort of place where you found yourself whispering, and then wondering who was meant not to hear.',
  ],
  morePlaces: [
    'The road took {them} by way of {n.name}. {n.prop} {n.folk} {also} On any other day {H} would have stayed until they threw {him} out. As it was, {he} asked {his} questions at a trot. Nobody knew anything, and everybody said so at length. {n.climate} When {they} had left it behind, {he} looked back and made a promise, not out loud.',
  ],
  problem: [
    '{H} laid it all out, as you lay out the pieces of a broken cup. They had to {p.want}. [{p.stakes}|{told p.stakes}] They had no plan, very little food, and one dry sock between them, and nobody could remember who had been responsible for the biscuits. {He} turned each piece over, with great patience, to see whether it would fit with any other. “Well, it could be simpler,” {he} said at last; and nobody felt able to deny it.',
    'The nearer {they} got, the clearer it became that to {p.want} was not one problem but several, holding hands. [{p.stakes}|{told p.stakes}] And then there was the other difficulty, which nobody had mentioned, although it had been walking along beside them for some time. {p.hard} {H} walked with {his} head down. {He} had begun to suspect that the map in {his} head was a map of somewhere else.',
    '{earth}“Say it again,” said the signalman, who was deaf in one ear. “We have to {p.want},” shouted {H}. The signalman thought about this until the gates went up. “{p.stakes}” {H} counted it off, one thing after another. “I know that,” said the signalman. “I live here. What I was wondering is what took you all so long.” He would not take any money, although he did accept an apology on behalf of the entire neighbourhood.',
  ],
  guess: [
    '{p.guess} It had everything you could want in an idea: it was clear, and quick, and it required no equipment, and you could start on it before lunch. {H} ought to have been suspicious. But {he} was tired, and when you are tired, an idea like that is as good as a chair. {He} sat down in it, and so, with every sign of relief, did everyone else.',
    'There is a sort of mistake that feels exactly like being clever. {p.guess} {H} saw it all at once, whole, and shining slightly. {He} explained it with drawings. By the end even {he} could not find a hole in it, and that should have been the warning, because there is always a hole; and a plan in which nobody can discover one has simply not been examined by the right person.',
  ],
  attempt: [
    'So {they} {p.attempt}. It went well at first; it went so well that {H} had started to plan how {he} would tell it. Then {he} {H.flaw}. {p.fail} [{H.cost}|] Afterwards {they} stood about, not looking at one another, and somebody said, “Well,” and nobody said anything after that. {H} would have liked to be shouted at, thoroughly and by everybody in turn, because it would at least have been company.',
    'What they did is quickly told. {They} {p.attempt}, and they did it properly, with lookouts. {p.fail} It would be nice to call that bad luck, but it was not. {H} {H.flaw}, at the one moment when it mattered, just as everyone who knew {him} could have predicted. [{H.cost}|] {He} felt the heat climb from {his} collar to the tips of {his} ears, where it remained for a considerable part of the afternoon.',
    '“On three,” said {H}, and on three {they} {p.attempt}. There followed about a minute of the purest happiness. {p.fail} It was nobody’s fault, people said, and each of them was careful not to look at {H}, who {H.flaw}. [{H.cost}|] {He} sat down with {his} back against something hard and counted what was left, and it was done much sooner than {he} would have wished.',
  ],
  ache: [
    'It was the ordinary things that {H} missed, which {he} had not expected: a certain chipped bowl, for instance, and knowing which stair creaked, and being told to hurry up by somebody who was not ready either. Somewhere, right now, people were arguing about whose turn it was, and {he} would have given anything for it to be {his}. {He} rubbed {his} eyes with the back of {his} {H.hand}, and blamed the smoke, although there was no fire.',
    '{p.hard} That was what kept going round in {H’s} head, like a fly in a jar. {He} had been warned about the rain, and about blisters; nobody had warned {him} about having time to think. You find out what kind of person you are, it seems, by walking a long way in wet socks, and hearing what you say when somebody asks if you are all right, and it is not always something that could be repeated at home.',
  ],
  'wish:object': [
    'It was {H} who found it. Behind a loose board, wedged in as far as it would go, was {w.a}. Nobody puts such a thing in such a place by mistake. {He} turned it over, and there were marks on the underside, quite fresh, made by somebody in a hurry. “Somebody’s been here before us,” {he} said slowly. “And they wanted somebody to have this.” From that moment the whole business looked different; it looked, for the first time, as if they were not the only ones in it.',
    'If it had not been for {w.the}, they would have gone on making the same mistake for a week. {H} had stopped noticing it days ago. It was only when the lamp fell over, and the light came from below, that its shadow went up in front of them as large as a cow. It is odd how differently you look at a thing that is bigger than you are. “We’ve been seeing it the wrong way round,” said {H}; and so, it turned out, had they seen everything else.',
  ],
  'wish:place': [
    'Every track they found led the same way in the end, and that was to {w.the}. {H} had been hoping that it would lead somewhere else. Inside there was {sound}, and a cold that had been there for some time. On the far wall somebody had scratched a row of little marks, one for each day. The last one was quite fresh. They counted them in whispers, and nobody said aloud what it came to.',
  ],
  'wish:event': [
    'Then {w.the} arrived, and that was the end of the plan. It did not come on little by little. One moment there was a road, with people on it, doing sensible things; the next there was {w.a}, and everyone was running. By the time {H} had got {his} breath back, {they} were on the wrong side of everything. It took {him} an hour to notice that the wrong side was where the clue was.',
  ],
  'wish:feeling': [
    'It was no use pretending any longer. {H} was {w.head}. {He} had been carrying it the whole time under everything else, like a stone that gets into the bottom of a bag. Oddly enough, it was a relief to look at it. “I’m {w.head},” {he} said. Nobody laughed. Someone said, “Me too,” and somebody else said that they had thought they were the only one; and after that it all seemed a little less steep.',
  ],
  laugh: [
    '{earth}What saved them was a goat. It came out of a side path with half of somebody’s washing on its horns, looked them over, and picked {H} to follow. It followed {him} for an hour. It ate {his} bootlace, the end of the rope and one corner of the plan, which may have been an improvement. When at last it left, it looked back once, as if {he} were the one who had been a nuisance.',
    'There was an inn, and at the inn there was a soup, and nobody could say what was in it. “It’s traditional,” said the landlady. {H} fished about. {He} found a button and then a second button. “Is it possible,” {he} asked carefully, “that somebody has dropped a coat in?” It turned out that somebody had. The landlady was not at all embarrassed, and presented them with the buttons. They laughed about it for the rest of the day, whenever things got bad.',
  ],
  cameo: [
    'It was {C} who stopped it all from falling apart. {C.he} went round with the bread, from one to the next, beginning with the two who were not speaking. Nobody had asked {C.him} to, and {C.he} did not wait to be thanked. “{C.say},” {C.he} {C.tag}, and that was the whole speech. {H} had sometimes wondered what {C} really thought of it all. Now {he} wondered why {he} had never asked. It is easy not to see what somebody does, when they do it every day.',
    'While the others argued, {C} went on being {C}, as though nothing in particular had happened. {C.habit} At home that had driven everyone mad. Out here, with so much that was strange on every side, it was extraordinarily comforting, like having a small piece of the kitchen along. “{C.say},” said {C}; and for once nobody contradicted {C.him}, and one or two of them went so far as to nod.',
    '{C} and {D} were no help at all to begin with. “{C.say},” {C} {C.tag}. “{D.say},” {D} {D.tag}, straight across {C.him}. Then something seemed to click. {C} began at one end of it, {D} began at the other, and before anyone had quite understood what they were up to, the worst of the muddle was sorted out. “You might have told us,” said {H}. “You might have watched,” said {D}.',
    'It would take too long to tell what each of them did that day. But each of them did something: {cameos}. One went ahead to look. One stayed behind for the slowest, and one carried the thing that everybody else had been pretending not to see. Someone remembered a song with forty verses, and by the thirtieth nobody was limping any more. {H} looked along the line of them and thought that it would be a hard line to beat.',
    'Without {C} and {D} they would have turned back there and then. “{C.say},” {C} {C.tag}, and nobody listened. “{D.say},” said {D}, rather louder. Then the two of them simply started, without waiting for anyone, and there was nothing for the rest of them to do but to follow. It was only afterwards that {H} noticed how frightened they had both been, and how carefully each of them had concealed it from the other.',
  ],
  turn: [
    'And it was precisely then, when they had stopped looking, that it turned. {p.turn} {H} felt the hair rise along {his} arms. It was like one of those pictures that is a vase until you blink, and then is two faces, and after that can never be only a vase again. “We’ve had it wrong,” {he} said. “We’ve had it wrong since the beginning.”',
    '{p.turn} Nobody moved. You could hear {sound}. What they had seen did not make sense. And yet, at the same time, it made sense of all the rest: the silence at the start of it and the way people had looked at one another. {H} opened {his} mouth to explain it, and found that {he} could not, yet. {He} only knew that everything, from the very first morning, would have to be taken out, and unfolded, and thought again in a different order.',
    'It was the last thing any of them had expected. {p.turn} “That’s impossible,” somebody said. “Yes,” said {H}. “But it’s happening.” {He} had the odd sensation of a floor going from under {him} and of another floor, a better one, coming up to meet {his} feet. There was a reason for all this, and an entirely sensible one; it was merely not the reason that they had been chasing, with so much determination, in the opposite direction.',
  ],
  foil: [
    'They found out soon enough why nothing had gone right. {V} had been there first. {V} had paid the boatman, moved the sign, and told people at every door that a gang of troublemakers was on its way. “{V.say},” {V} {V.tag} from the far bank. {V.he} was enjoying it. Only {H}, who was looking closely, saw that {V.he} kept glancing back, as if something were behind {V.him}.',
    '{V} was waiting round the corner, alone. “You could go home,” {V.he} {V.tag}. “Nobody would blame you. I’d see to that.” For a moment it did not sound like a threat at all. It sounded tired. “{V.say},” {V} added, and was {V.self} again. {H} walked past with {his} chin up and {his} heart going like a hammer. What, {he} wondered, did {V} know that they did not?',
  ],
  strain: [
    'It had been coming all day. {r.strain} {H} knew that there was an answer, a small and decent one, and that {he} had about three seconds to give it. {He} let them go by. After that there was nothing to do but go on. {F} kept to one side, and {H} kept to the other, and between them went all the things they were not saying.',
    '“You weren’t there,” said {H}. “I was always there,” said {F}. “You didn’t look.” {r.strain} It was so unfair, and so nearly true, that {H} could not find a single word. {F} picked up {F.his} things. {F.he} did not go far, no more than a dozen steps. But nobody there had ever measured a longer distance, and neither of them seemed to have any idea how one goes about crossing it.',
    'Later {H} could not even remember how it had begun. It had been something about the map, or the bread. {r.strain} And then they had both said the thing that you keep for emergencies, the thing that you know will work. It had worked. Now {H} and {F} sat with their backs to each other and watched two different halves of the sky, which were exactly the same, although they examined them with great attention.',
  ],
  'strain:solo': [
    'They had sent {H} on ahead that day, to look for the path. The worst of being alone was that nobody disagreed. {H} had always thought that {he} would like that. But a bad idea sounds just as good as a good one, if there is no one there to say, “Are you sure?” {He} stopped in the middle of the path. “Are you sure?” {he} asked {himself} aloud. It was a fair question. {He} found, to {his} surprise, that {he} was not.',
    'That night {H} had a quarrel with {himself}, and lost. [{p.hard} |]One half of {him} wanted to go home and say that {he} had tried. The other half pointed out that {he} had not, or not really; {he} had only tried the parts {he} was good at. Neither of them could produce a convincing argument, and both of them went on repeating it. In between one could hear {sound}. {He} pulled the blanket over both halves and waited for the morning.',
  ],
  'strain:foil': [
    '{r.strain} So there they were. {H} had imagined this conversation often, generally in the bath, and in the bath {he} had always won it. Now {his} mind was as smooth as an egg. {V} waited a moment longer, almost as though hoping for something. Then {V.he} shrugged and walked off, and {H} was left with the three brilliant replies that came, as they always do, a minute late.',
  ],
  rest: [
    '{dry}They camped where the ground was dry. Somebody got a fire going; somebody else burned the beans. {H} lay on {his} back, and above {him} went the whole slow business of the night. {He} thought about how many people must be lying on their backs at that moment, looking up, each of them sure of being the only one awake. It made {him} feel smaller and less alone, both together.',
    '{earth}For an hour nothing was asked of anybody, and none of them was accustomed to it. There was a stream; there were plums, not quite ripe. {H} threw pebbles at a floating stick, and missed it, and no one remarked on it. “When this is over,” somebody said, and then did not go on, because just then nobody wanted it to be over. They wanted it to be four o’clock, with plums, for about a week.',
  ],
  way: [
    'After that the going got worse. The path led over {ground}, and then it stopped leading anywhere and had to be guessed. Once {they} heard {sound}, and stood still until their legs ached. It did not come again. That was worse, if anything. {H} went in front now. {He} had not decided to; the others had simply slowed down until {he} was; and {he} discovered that the person in front is the only one who has nobody’s back to look at.',
  ],
  danger: [
    '{l.danger} You were told about it as soon as you could walk. {H} had been told, too, and had said “yes, yes”, as you do. It is another matter when you are standing in front of it. {He} went first, and showed the others where to put their feet, and tried to look like somebody who had done it before, on several occasions, and had rather enjoyed it.',
    '{m.danger} They learned about it in the way one usually learns about such things, that is to say, thoroughly, and without any warning, and it cost them the second-best rope and most of their confidence. {H} lay flat on {his} stomach afterwards, breathing. It seemed to {him} a remarkable privilege to be breathing, and {he} intended to take more notice of it in future. “Next time,” {he} said into the ground, “we ask.”',
  ],
  truth: [
    '{long}{H} sat up. It had come to {him} just on the edge of sleep, where the good ideas live, and {he} held very still so as not to frighten it. Suppose nobody had meant any harm? {He} went through it all once more with that one thing changed. It fitted. It fitted so well that {he} felt slightly sick. There was only one piece missing, and {he} had an uncomfortable certainty as to where they would have to go to get it.',
  ],
  resolve: [
    'There was no more putting it off. Everything pointed to {spot}; it had been pointing there from the beginning, really, and they had been walking round it in circles, like a dog round a bath. {H} stood up and brushed off {his} knees. “I’m going,” {he} said. “I was wrong about nearly everything, but I’m not wrong about this.” {He} did not look to see who followed. ^After a moment {he} heard the footsteps.',
    '“I know where we have to go,” said {H}. They all looked at {him}. {He} told them: {spot}. In the quiet that came after, somebody let out a long breath. There was still time to say that it was too late, or too far, or not particularly convenient. {H} could see each of them thinking it, and {he} was thinking it {himself}. ^“It’s on the way home,” {he} said instead, and tied {his} bootlace, what was left of it, in a double knot.',
    '{long}{earth}In the morning the weather had changed. {H} took that as a sign, then told {himself} not to be silly, then took it as a sign anyway, on the ground that there were not many others to be had. They shared out the last of the bread. “{spot},” {he} said. “By tonight.” Nobody asked what would happen if they failed. ^They had all been thinking about it so hard that it would only have been repeating themselves.',
  ],
};
