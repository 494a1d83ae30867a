// The novel voice (12-17), development: a second book of sentences.
import type { Beats } from '../voice.ts';

export const DEVELOPMENT_SECOND_BOOK: Beats = {
  setout: [
    'Walking has been overpraised. For the first few hours it is a way of getting somewhere; after that it is a condition, like being damp. The road went over {ground} without enthusiasm. On the skyline they could make out {far}, and were able to do so still when they stopped to eat. {H} {H.act}, as though in {his} own street, and then felt foolish, there being nobody to be put out by it. {He} noticed that {he} had begun to count {his} steps in sets of {number}. {He} did not ask {himself} what would happen if {he} lost count.',
    '{earth}They had been gone for half a day before it dawned on {H} that no one was going to call them back. It ought to have been a relief. {He} {H.act}. A cart overtook them; its driver looked them over, one after the other, and clicked his tongue, whether at them or at the horse. There was a smell of {smell}. All the signposts pointed the other way. “We could sing something,” said somebody, and for about a mile the suggestion hung over them, faintly embarrassing, like a balloon that no one would admit to having brought.',
  ],
  place2: [
    '“You’ll know it when you see it,” they had been told of {m.name}, and, as with most such statements, it turned out that you knew it only afterwards. {m.folk} {m.prop} By then they had been in it for an hour. {m.climate} {also} [{m.danger}|] {H} had a stiff neck from not staring. The people there had a trick of beginning every remark with “of course”, as in “Of course, nobody goes that way now”; and when {he} asked why not they would look at {him} with a kind of pity, and offer {him} something to eat.',
  ],
  problem: [
    'On the third evening {H} drew it for them in the ash: here they were, there was what they wanted, and between the two lay everything else. They had to {p.want}. [{p.stakes}|{told p.stakes}] Put like that it resembled one of those puzzles with a fox, a goose and a boat, in which whatever you do something gets eaten. [{p.hard} |]{He} rubbed it out with {his} sleeve. “Let’s begin with what we know,” {he} said, and there fell one of those silences by which one can measure exactly how much that is.',
    'You can carry a purpose about with you for so long that it turns into a noise. They would {p.want}, they would {p.want}: {H} walked to the beat of it, and on the fourth or fifth day found that {he} no longer had the least idea what it meant. {He} had to stop by the roadside and think it through from the beginning, like someone going back along a corridor, turning on the lights. [{p.stakes}|{told p.stakes}] Yes. There it was; it had not moved. {p.hard} And there, right behind it and breathing down its neck, was that.',
  ],
  guess: [
    'One ought to distrust whatever comes to one on a full stomach. They had eaten, for once, and were sitting with their backs to something warm, when {H} saw how it must be. {p.guess} It was so neat. It had a beginning and an end, and nothing in between that could not be done by Thursday. {He} told them, and there was a chorus of groans, because they might have thought of it themselves; and even {F}, or whoever sat nearest and was least inclined to be convinced, said that one could see how that would fit. It fitted like a lid.',
  ],
  attempt: [
    'They {p.attempt}. You have to picture it done with great solemnity. Roles had been handed out; there was a signal, which was an owl. {p.fail} When the dust, in the broad sense of the word, had settled, it was agreed that no one was to blame. {H} agreed to it along with the rest. But {he} had been there. At the very hinge of the thing, with the whole of it swinging sweetly open, {he} {H.flaw}. [{H.cost}|] It is not true that one learns from one’s mistakes. One recognises them, like relatives.',
    'For the record: the idea was a bad one, but it was not the idea that failed. They {p.attempt}, and if it had been left at that they would merely have wasted a day. But {H} {H.flaw}. {p.fail} “Well,” said somebody presently, “now we know”; and it was so kindly meant, and so completely without foundation, that {he} had to walk a little way off. [{H.cost}|] {He} stood with {his} forehead against a tree. The tree was cool and had not, so far as {he} could tell, formed an opinion.',
  ],
  turn: [
    'If {H} had been looking where {he} was supposed to be looking, {he} would have missed it. {p.turn} That was the whole of it. The others had stopped because {he} had. “What is it?” they asked, and {he} shook {his} head, since to say it aloud would be like putting one’s foot through ice to see if it will bear. All that they had built up so patiently, for days, fact upon fact, had leaned over without a sound and lain down on its side; and behind it, now, one had a perfectly clear view.',
  ],
  foil: [
    'In every town they came to somebody had been asking about them. A quick, pleasant, persuasive person, it seemed; people had been sorry to see {V.him} go. {H} did not need a description. {V} had been there, and there, and there, always by a day or so ahead, and had left a trail of mild doubt behind, like a slug’s. “{V.say},” {V.he} had told them, it appeared, and {V.act}. What was one to make of it? It was not how you would go about stopping someone. It was how you might go about it if you hoped that they would catch you up.',
  ],
  strain: [
    'The odd thing is that they had both slept well. There was no excuse. {r.strain} It was said in a perfectly ordinary voice, and {H} heard it go in, and for an instant felt nothing at all, as when one has cut oneself with something really sharp. Then {he} answered. {He} was amusing; {he} saw two of the others look down in order not to smile. And {F} smiled, too, which was the worst of it. “Good one,” {F.he} said. All that day {F.he} walked where {he} could not see {F.his} face.',
  ],
  'strain:solo': [
    'The rest had stayed behind, to sort out the bags, and {H} had gone on by {himself} as far as the next bend. It has been claimed that solitude is good for the character. {He} was not able to confirm it. What it chiefly did was to make {him} talk: to the kettle, to {his} left foot, to a succession of imaginary persons all of whom took a low view of {his} prospects. “I know,” {he} told them. There was no one by to say in that dry way, at the proper moment, “Oh, come on.” It turned out that a good half of what {he} had always taken for {his} own good sense had been other people, interrupting.',
  ],
  ache: [
    'There is a stage of tiredness at which one becomes very clear. {H} reached it about four in the afternoon, on a hill. {He} saw that {he} had not come out here because {he} was brave, or because it was right. {He} had come because at home there was a chair in which everyone expected {him} to be sitting for the rest of {his} life; a good chair; and {he} had wanted someone, just once, to come into the room and find it empty. It was not much to have walked so far on. {He} shifted the strap to the other shoulder.',
  ],
  laugh: [
    'At the frontier, for there was a frontier, they were required to declare whatever they had of value. {H} turned out the bag. It made a poor show: string, a heel of bread, one sock. The officer wrote it all down in a beautiful hand. “And purpose of journey?” {He} told him. The officer wrote that down, too, and read it over, and his moustache began to tremble. “I’ve been sitting here for thirty years,” he said when he could speak, “and everyone has always put ‘family matters’.” He stamped the page. Then he stamped, for luck, the sock.',
  ],
  rest: [
    '{earth}There was a barn, with a lamp in it, and they were let stay. They lay in a row on the hay, like spoons in a drawer. Rain had started on the roof. Somebody told the story about the bishop and the eel, which everyone knew, and told it badly; it did not matter; the point of such a story is that one knows when to laugh. {H} lay with {his} eyes shut and let it go over {him}. {He} was so nearly asleep that it seemed to {him} that they had got there, that this had been the place that they were making for.',
  ],
  way: [
    'Then it was uphill. {H} gave up looking at the view, which consisted of {far}, and gave {his} mind to {ground}, of which there was an endless supply. One can be heroic for ten minutes, {he} reflected; after that one needs socks. The talk had died out. From time to time there was {sound}, and from time to time somebody slipped and swore. It was no longer the case that they were going anywhere. They were merely, for the present, the kind of animal that goes along in a line, with its head down, until somebody tells it to stop.',
  ],
  truth: [
    '“Suppose,” said {H}, and did not continue. They had become used to this; they waited. {He} was looking at the thing from behind. So far they had always asked what had gone wrong, and whose fault it was. But supposing that nothing had? Supposing that the whole sorry business, to somebody who stood on the other side of it, looked like the only sensible thing to do? It altered nothing; the facts were where they had always been. It was only that now, when {he} looked at them, they were looking back.',
  ],
  resolve: [
    'All roads, they say, lead somewhere in the end. This one led to {spot}. They had each of them known it for some time, and each had been hoping that one of the others would know better. It was {H} who put it into words. “Tonight, then,” {he} said; and it might have been a remark about supper. People bent down and did things to their shoes. In that whole company, {he} saw, there was not one who was not frightened, and not one who would have gone home, and it came over {him} how odd that was. ^{He} was still puzzling over it when {he} found that {he} had begun to walk.',
    'There comes a point at which it takes more courage to stay where one is. They had got to it. The weather had turned, the bread was gone, and at the end of everything, like the last word in a sentence that one has been putting off, was {spot}. “{H.say},” said {H}. It had been a joke at one time, that phrase. Nobody smiled now; but somebody reached over and turned down {his} collar, which had got folded under, and gave it a pat. ^It was for the sake of that pat, {he} would say if you pressed {him}, that {he} went on.',
  ],
};
