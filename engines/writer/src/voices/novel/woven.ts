// The novel voice (12-17): how what a family asked for runs on through the plot, is tested, solves it, and is seen at the end.
import type { Beats } from '../voice.ts';

export const WOVEN_DEVELOPMENT: Beats = {
  'thread:helper': [
    'It would have been dishonest to say that {t.the} had made the journey easier. People stared. At the second village a man who had been on the point of letting them sleep in his barn discovered, once he had seen who was with them, that the barn was full; and {H}, who disliked scenes more than almost anything, heard {himself} making one. “Either all of us,” {he} said, “or none.” So it was none, and it rained. Much later, when {he} assumed that everyone was asleep, {he} noticed that somebody had moved round to the windward side and was keeping the worst of the weather off {him}. It was {t.the}. Neither of them ever mentioned it.',
    'What {H} came to depend on, without having intended it, was the company of {t.the}. The others had opinions; they wanted to know what {he} was thinking, and whether {he} was sure. With {t.the} there was none of that. They could go for an hour without exchanging so much as a glance, and at the end of it {he} would find that some knot in {his} mind had come undone by itself. {He} wondered sometimes what {t.the} got out of the arrangement. It embarrassed {him} slightly that {he} had never thought of asking; and so one evening, with some clearing of the throat, {he} did. It was considered for a long time. Nothing was said; but from then on they walked a little closer.',
  ],
  'thread:tool': [
    'The dealer put down his glass and named a sum. He did it almost carelessly, the way people do when they want something badly, and he did not take his eyes off {t.the}. It was more money than {H} had ever been offered for anything. It would have paid for a guide, and beds, and the sort of map that other people had; and everyone at the table was thinking exactly that, with such intensity that one could practically hear it. “It’s not for sale,” said {H}. {He} was aware that this made no sense. “I don’t know what it’s for,” {he} added, more to {himself} than to anybody, “and until I do, I’d rather not find out what it’s worth.”',
  ],
  'thread:lost': [
    'There had been two searches from the beginning, although only one of them was ever discussed. Whenever they halted, {H} would wander off on some pretext, and everybody knew that {he} was looking for {t.the}, and nobody said so. {He} had almost persuaded {himself} that it was hopeless when an old woman, who had been watching {him} turn over stones behind her wall, asked what {he} had lost. {He} told her. She listened with her head on one side. “Then you’ve been looking where you’d have gone,” she said, “instead of asking where anything goes around here that nobody is holding on to.” And she nodded towards the very place that they had been avoiding for days.',
  ],
  'thread:spot': [
    'Nobody had ever forbidden them to go to {t.the}; it had not been necessary. It was one of those places which are protected by the way in which adults change the subject. {H} spread out what they had collected, the scraps and the dates and the contradictory accounts, and drew a line from each of them to the next, expecting a tangle. It was not a tangle. Every single line passed through the same point, so neatly that it looked deliberate, and {he} sat gazing at it for a while before {he} trusted {himself} to speak. “I don’t suppose,” {he} said, “that anyone would like to tell me it’s a coincidence?”',
  ],
  'thread:feast': [
    'It was while they were mending the strap that somebody counted the days, and fell silent in the middle of a number. {t.the}. They had all known about it, of course; it had simply slid, as things do when one is wet and frightened, over the edge of what could be imagined. At home they would be making arrangements by now. There would be an argument about chairs. “If we turned back tonight we could be in time,” a voice said, not quite casually, and {H} understood that {he} was being offered something. {He} would remember afterwards how badly {he} had wanted to accept it. “And sit there,” {he} said, “knowing that we hadn’t finished?”',
  ],
  'thread:promise': [
    '“{t.vow}.” A sentence like that has a different weight depending on where it is spoken. In a lighted room, among friends, it had seemed to {H} no more than the plain truth; on the road, at four in the morning, it had begun to seem like something that a considerably better person had said, and had then left {him} to deal with. {He} went through the possible excuses with professional thoroughness. There were several which nobody could have objected to. What troubled {him}, in the end, was not that the others would be disappointed. It was that they would not be surprised.',
  ],
  'thread:word': [
    '{t.told}. Of everything they had learned it was the one detail that refused to settle. {H} had tried treating it as an accident, and as a lie, and as the sort of thing people say; and each time, as soon as {he} looked elsewhere, it was back in the middle of the floor, like a piece of furniture that somebody keeps moving. “You’re obsessed,” they told {him}, and {he} could hardly deny it. But {he} had noticed that the explanations which left it out were exactly those that had got them into trouble; and {he} was beginning to suspect that it was not an odd detail in their story at all, that on the contrary their story was an odd detail in it.',
  ],
};

export const WOVEN_CLIMAX: Beats = {
  /** What they came for, said once in the thick of it. */
  goal: [
    'They had set out to {p.want}, and {H} held on to those words as one holds on to a rail, because they were the only solid thing within reach.',
    'It seemed incredible, at such a moment, that all anybody had ever intended was to {p.want}.',
    '“To {p.want},” {H} said under {his} breath, to remind {himself} that there had once been a reason.',
    'Nobody had forgotten what they were there for; but to {p.want} had begun to sound like something that other people do, in books.',
  ],
  'thread:helper': [
    'There was a moment at which {t.the} could have left. {H} saw it quite distinctly, the gap and the open ground beyond, and saw {t.the} see it too, and to {his} own surprise what {he} felt was relief. At least one of them would get away. {He} even nodded, as one nods to somebody on a departing train. But {t.the} did not go. Whether it was courage, or obstinacy, or simply that after so much shared weather the idea no longer made sense, the distance between them grew smaller instead of larger, until there was none of it left, and they were side by side, facing {k.the}; and {H}, who had been managing rather well, found that {he} could not see for a second or two.',
  ],
  'thread:tool': [
    'In the confusion {H} lost hold of {t.the}. {He} felt it go, that familiar, inconvenient weight which {he} had cursed on every hill, and before {he} had decided anything {he} had turned back for it. Someone screamed at {him} to leave it. It was, by any reasonable standard, an insane thing to do; there was nothing about {t.the} that could have been set against a life, and if anyone had asked {him} why {he} was crawling towards {k.the} on {his} elbows {he} could only have said that {he} had started out with it and did not intend to arrive without. {His} hand closed. {He} lay there, breathing, and began very slowly to retreat.',
  ],
  'thread:lost': [
    'And then, through the worst of it, {H} saw what {he} had stopped hoping to see. {He} actually looked away, because one learns not to trust that kind of thing, and when {he} looked back it had not changed: there, on the far side of {k.the}, in the one spot that no sane person would have searched, {t.was} {t.the}. So near, after all those miles; and as far out of reach as if there had been an ocean in between. It ought to have made matters worse. Instead everything in {him} which had been scattered seemed to turn and point the same way, like filings when somebody brings up a magnet.',
  ],
  'thread:feast': [
    'Faintly, from the direction in which home must lie, came a sound of bells. It took {H} a moment to understand. {t.the} had begun; at this very minute people {he} loved were telling each other that there must have been some delay, and looking, when they thought no one would notice, at the door. {He} had believed that {he} was past minding anything. Yet it was that small, domestic picture, and not {k.the}, which finally brought the tears to {his} eyes, and after the tears, quite unexpectedly, a cold and very useful rage. “No,” {he} said aloud, to nobody who could hear {him}. “We have an appointment.”',
  ],
  'thread:promise': [
    '“{t.vow}.” {He} had known that it would be asked of {him} some day, and had imagined the day as clear and rather solemn. Nobody had told {H} that it would come like this, in the middle of everything, when {he} was cold and half deaf and thinking chiefly about {his} own skin. That, {he} supposed, was the point of a promise. It was a message from somebody who had had time to think to somebody who had not. {He} could refuse delivery; there was not a person present who would reproach {him}. {He} noticed that they had all, with enormous tact, begun to look at something else.',
  ],
  'thread:word': [
    '{t.told}. It went through {H’s} head with idiotic persistence, like a tune, while {he} ought to have been attending to how not to be killed. {He} tried to silence it. Then, because nothing else that {he} was doing had the slightest effect upon {k.the}, {he} did the opposite, and for the length of a breath or two gave it {his} whole attention. What if that were the beginning of the sentence, and everything around {him}, all the noise and the terror, only the end of it? It was a curious sensation, standing there in the uproar, to feel so strongly that somebody had just been about to explain.',
  ],
  'reach:helper': [
    'It came to {H} then that they had been making one mistake in a great many different forms. They had asked, each time, what they could do; they had asked it with real courage and some ingenuity; and it had not crossed their minds to ask who else was there. {He} turned {his} head. {t.the} {t.was} looking at {him}, with the patience of someone who has been waiting for several days to be consulted and does not mean to make a point of it. “You’ve known all along, haven’t you?” said {H}. There was no reply, and none was required. ^“All right,” {he} said. “I’m listening. I should have been listening since the start.”',
  ],
  'reach:promise': [
    '“{t.vow},” said {H}. {He} was not speaking to the others, nor, particularly, to {himself}. The words had changed since {he} had last used them. They had been a boast then, although an honest one; now there was no more pride in them than in a list of groceries, and for that very reason {he} found that they would bear. Somebody said {his} name. {He} shook {his} head, without turning round, because if {he} had seen a single kind face just then it would have been all over. ^Then {he} took the step which {he} had said that {he} would take.',
  ],
  'reach:deed': [
    'Afterwards they could not agree on who had thought of it. It seemed rather to have been in the air, like the smell before thunder, and each of them looked up and found the others looking up. There was a pause, of the sort that comes before a sneeze. It was absurd. It had none of the properties of a plan; there was no reason to suppose that it would do anything at all to {k.the}, and several reasons to suppose that they would feel extremely foolish. ^“Well,” said {H}, and discovered that {he} was very close to laughing, “I’d rather be found looking foolish than not be found.”',
  ],
  'reach:word': [
    '“Say that again,” said {H}. Nobody had said anything; it had been {his} own voice, repeating it. {t.told}. {He} had gone about with that sentence for so long that it had worn quite smooth, and {he} had stopped noticing that it was not a complaint, or a curiosity, but a direction. If it was true, then {k.the} was not what stood between them and the end of it. They had simply been standing on the wrong side. ^“Don’t come with me,” {he} said. “Or do. But don’t talk. I want to look at it as if I’d never seen it before.”',
  ],
};

export const WOVEN_RESOLUTION: Beats = {
  'solve:helper': [
    'What followed was so unlike anything that they had attempted that it took them a moment to recognise it as help. {deed} There was no hesitation in it, and no display. It was done the way people do what they have always been able to do, when at last the day arrives on which it happens to be wanted. {k.clear} {H} became aware that {he} was still holding on to somebody’s sleeve. {He} would have liked to say something adequate to {t.the}, and searched for it, and gave up. “I’m sorry that it took us so long to ask,” {he} said; and that, as it turned out, was the right thing.',
  ],
  'solve:promise': [
    'And {H} {t.did}. It was over almost before {he} knew that it had begun, and it was at the same time by far the longest minute of {his} life, since every part of {him} that had ever taken the easier way stood up in turn and made its case. {He} heard them all out. {k.clear} When it was done {he} felt neither noble nor happy; what {he} felt was a kind of spaciousness, as when one moves a heavy cupboard and finds that the room behind it was larger than one had thought. “You didn’t have to,” someone said unsteadily. “No,” said {H}. “That was rather the idea.”',
  ],
  'solve:deed': [
    'One can describe it in a few words, and it has never sounded like much. {t.told}. But there are acts which, although they are small, happen to be exactly as large as the hole that has been waiting for them; and this was one, and it went in without a sound. {k.clear} They stood there, with their arms hanging, like people who have been leaning against a door that is suddenly opened from within. It was {H} who began to laugh. It was not that anything was funny. It was only that {he} had been prepared, down to the last detail, for everything except its being all right.',
  ],
  'solve:word': [
    '{t.told}. {H} held that thought in front of {him} like a lamp, and by the light of it looked again at what {he} had been looking at all day. {k.give} It had required no strength whatever, merely the willingness to suppose that a plain statement might be plainly meant. {k.clear} “But that was the first thing we ever heard about it,” somebody said, almost indignantly. “Yes,” said {H}. {He} was so tired that {he} had to sit down. “I think it usually is.”',
  ],
  'thread:helper': [
    'There were speeches, as there always are, and {H} sat through them with {his} eyes on the tablecloth, because in none of them was there any mention of {t.the}. At the third one {he} stood up. {He} was a bad speaker; {he} lost {his} thread twice, and {his} voice shook; but {he} told them about the bad nights, and about who had kept the wind off whom, and what it was that had really decided the matter in the end. When {he} had finished there was the sort of silence in which a whole room rearranges what it thinks. Then somebody brought another chair, and set it at the top.',
  ],
  'thread:tool': [
    'There has been a good deal of discussion as to where {t.the} ought to be kept. There was a party in favour of a glass case, with a lamp in it; there was another, and a louder one, for putting it back exactly where it had turned up. {H} heard them out. {He} had it in front of {him} on the table at the time, between the mustard and the bread, and it seemed to {him} to be rather enjoying the company. “It came along,” {he} said in the end. “Nobody asked it to. I don’t see why it should have to stop coming along, just because it was right.” So that is how it is done; and people who do not know about it, and who happen to be sitting next to {him} when {he} feels in {his} bag for something, are apt to say, “What on earth is *that*?”, and to miss their station.',
    '{seen The dealer}Offers were made for {t.the}, and they were considerable. A museum wrote. The dealer himself appeared, with his hat in his hand, and doubled his figure before he had sat down; and {H}, who had once refused him without knowing why, was now able to refuse him with reasons, which proved to be much less satisfying. “But what will you do with it?” the man asked. {H} thought about that. “Lend it,” {he} said. It has been to a number of places since. It always comes back with another dent in it and, not always but quite often, with a letter.',
  ],
  'thread:lost': [
    'They brought {t.the} home. Of all that was achieved in those days it was perhaps the least important, and it was the only part that {H} never grew tired of. Other people spoke of the great matter, and of what it would mean for the district; {he} nodded, and agreed, and kept turning round to see whether it was still true. You can go on for a long time without something, {he} had learned, and manage perfectly well, and be praised for how you manage. It is only afterwards, when it has been given back to you, that your knees give way.',
  ],
  'thread:spot': [
    'It took about a month for {t.the} to become ordinary. First there were a few daring ones, who went at noon and came back with stories; then there were families, with rugs. {H} watched the process with mixed feelings. {He} was glad, naturally, that nobody would have to lie awake on account of it any more. But {he} had been frightened there as {he} had never been frightened anywhere, and had found out what {he} was made of, and it gave {him} an odd little pang to see somebody’s uncle asleep on the exact spot with a newspaper over his face.',
    'They never did agree on a name for it. On the maps it is marked with a small cross, and in the guidebook with a paragraph that gets nearly everything wrong; but those who live here go on calling it {t.the}, in a voice which used to be a whisper and has become, over the months, a sort of pride. {H} was asked to cut a ribbon. {He} said that {he} would sooner mend the step, as somebody was sure to break an ankle on it, and did so on the following {day}, with nobody watching, apart from the nine or ten who had come there for the quiet.',
  ],
  'thread:feast': [
    'They were, by any clock, five hours late for {t.the}. They had agreed on the way that they would slip in at the back and apologise; but when {H} pushed open the door there was no back to slip into, since every person in the room was sitting facing it. Not a candle had been lit. The food had been warmed up so often that it had lost all distinguishing features. “We took a vote,” somebody’s grandmother explained. “It was decided that there wasn’t any point.” And {H}, who had got through the whole of it without breaking down, put {his} face into the nearest shoulder and did so, thoroughly, to general applause.',
    'It turned out that {t.the} had taken place, in the sense that there had been music and speeches and people in their best shoes; but nobody seemed able to recall a moment of it. They had been listening for the door. “We shall have to do it again,” said the oldest person there, with every sign of satisfaction, “properly.” So it was held a second time, nine days later, and {H}, who was by then able to sit down without wincing, was made to open it. {He} said the shortest speech on record. It is quoted to this day, though there is some dispute as to which of the two words came first.',
  ],
  'thread:promise': [
    '“Would you say it again?” they asked {H} later; not the deed, they meant, but the promise. {He} took the question seriously. {He} said that {he} had been young when {he} made it, which caused some amusement, as it was not a fortnight ago; that {he} had had no idea what it would cost; and that if one waited until one did know, there would be no promises in the world at all, only bargains. “So, yes,” {he} said. “But I would eat something first.” It has been printed on a calendar, without the last sentence, and {he} has written to them about it.',
  ],
  'thread:deed': [
    'It was inevitable that they should be asked to repeat it. They did so once, for the benefit of those who had missed it, in a public place and by daylight, and the result was embarrassing: without the danger that had called for it, the thing shrank to a sort of party trick, and a child in the front row was heard to inquire whether that was all. {H} thought about this a good deal. It had not been the act itself, evidently. It had been the act and the hour, fitting together like two halves of a coin, and one of the halves was spent.',
  ],
  'thread:word': [
    '{t.told}. {H} had half expected that once it had done its work the sentence would go quiet, and leave {him} in peace; but it had only changed its meaning, as a house does when one has lived in it. What had been a riddle was now more like a rule of the road. {He} caught {himself} saying it to other people, in situations that bore no resemblance to the original one, and being stared at, and finding, after a moment’s confusion on both sides, that it applied. There is a carpenter who has it over his bench; he says that it is about wood.',
  ],
  'thread:choice': [
    '“{t.told}” They ask {H} about it still, children in particular, who like a thing to have two ends. {He} tells them that {he} had made up {his} mind, and had been quite certain, and had then done the other; and that it was not until long afterwards, on the stairs, with {his} arms full of washing, that {he} saw that the two had never been so far apart as they had looked. “But which *was* it?” they say. “Which would you have?” {H} asks; and whatever they answer {he} considers it, with {his} head on one side, for as long as if it were still open. One of them, last {day}, complained that it was not fair to be asked. “No,” said {H}. “That was exactly what I thought.”',
    'It might have been supposed that a choice, once it has been made, would lie down. “{t.told}” {H} had answered that, out loud, in front of everybody, at a moment when there was no time to answer it well; and for some weeks {he} went on being asked, by {himself}, mostly while shaving a carrot or waiting for a kettle. {He} has come to think that it is not a thing that one gets right. One does it, and then one goes on and makes it right, a bit at a time, by what one does next; and {he} has noticed that people whom {he} respects have, nearly all of them, some such matter at the back of a drawer, and are in no hurry to have it tidied.',
  ],
  'image:choice': [
    '{p.after} As for the rest, it comes up as a rule about the time when the plates are being put together. Somebody is bound to say, “{t.told}”, in a certain voice, and they are all of them at it again; there are two sides to that table, by now, and one is born, as it were, on the one or on the other. {H} does not take part. {He} has been asked to, since {he} might be thought to know. But {he} gets up, as soon as it has properly begun, and goes round with the jug; ^and {he} fills up every glass to exactly the same height.',
  ],
  'image:helper': [
    '{p.after} That is generally held to be the end of it. {H}, who is not fond of ends, prefers a different one: an evening about a week later, when the visitors had finally gone and there was nothing left to be brave about. {He} had come out to look at the sky. {t.the} {t.was} there already, in what had become the usual place, and made room. They had never found a great deal to say to each other, and they did not find it now; but the light went very slowly, and neither of them was in any hurry. ^“Same time tomorrow?” said {H} at last, and took the silence for a yes.',
  ],
  'image:tool': [
    '{p.after} {H} keeps {t.the} where {he} can see it from the desk. It is not an impressive object, and visitors who have heard the story tend to look past it, searching for something with more of a shine. {He} does not correct them. What it says to {him}, on the mornings when {he} is stuck, is nothing very grand; merely that a thing may be carried for a long time without a reason, and that the reason may nevertheless be on its way. ^Then {he} sharpens a pencil, and sits down, and waits for it.',
  ],
  'image:lost': [
    '{p.after} And every so often, in the middle of some perfectly unremarkable day, {H} will break off what {he} is doing and go to make sure of {t.the}. {He} knows that it is unnecessary. {He} has been told so. But there was a time when that place was empty, and {he} walked past it every morning with {his} eyes averted; and it seems to {him} a small price to pay, a few steps and a glance, for being allowed to be astonished once a day. ^Still there. {He} goes back to {his} work.',
  ],
  'image:spot': [
    '{p.after} {H} went back to {t.the} only once by {himself}, in the autumn, when the visitors had thinned out. {He} had meant to stay for an hour. {He} sat where {he} had lain that night, and waited for some great feeling, and what came instead was a robin, which looked {him} over and evidently concluded that {he} lived there. {He} considered this. It did not seem so far from the truth. ^When {he} got up to go, {he} left {his} gloves on the stone, so as to have a reason for coming back.',
    'It had been possible, while it lasted, to believe that {t.the} was a sort of end, and that beyond it there could be nothing at all. {p.after} {H} discovered how far that was from the truth a good while later, when {he} had gone back to look for a dropped glove and, not finding it, had simply kept walking. There was a path behind it. There was a field with horses, and another valley, and somebody’s washing. ^{He} stood there for so long that one of the horses came over to see what was the matter.',
  ],
  'image:feast': [
    'By midnight the songs had grown sentimental and the smallest guests had been put to bed in rows. {p.after} {H} had been waiting for a chance to be alone with it, and found one at last on the back step, with a plate on {his} knees. Behind {him} {t.the} roared on. {He} could have told every voice in it. {He} thought of how it had sounded from out there, in the dark, when it was only bells; ^and then somebody shouted for {him}, and {he} picked up {his} plate and went in.',
  ],
  'image:promise': [
    '{p.after} {H} has been asked to speak about it at schools, and always declines. What would {he} say? That it is possible; that one’s knees shake; that it is worth having a friend within earshot. It would take half a minute, and they would have booked an hour. {He} prefers to write it, when anyone insists, on the flyleaf of a book, in a hand which is quite steady now. ^“{t.vow},” {he} writes. And underneath, because {he} is a truthful person, and because there is generally some child leaning on {his} arm who will ask: “Just.”',
  ],
  'image:deed': [
    '{p.after} The rest is in the records, with dates. But it is not the dates that come back to {H} when {he} cannot sleep. It is one particular second, which {he} has by now examined from every side and which has never lost its colour: the cold, the faces, and the enormous quiet in which it dawned on all of them what they were about to do. Nobody who was there has ever been able to describe it to anybody who was not. ^{t.told}. {He} turns over. {He} generally sleeps quite well after that.',
  ],
  'image:word': [
    '{p.after} They have put up a stone, with an inscription, and it is a perfectly good inscription and quite wrong. {H} pointed this out; the committee was polite. So {he} went there one night with a nail, and on the back, low down, where only someone sitting in the grass would ever come across it, {he} scratched what ought to have been on the front. ^“{t.told}.” There has already been somebody who sat there long enough; the last time that {H} looked, a daisy had been laid on it.',
  ],
};
