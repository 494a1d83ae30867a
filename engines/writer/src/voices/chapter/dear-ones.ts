// The chapter-book voice (9-12): who is missed, what is loved, and what lies ahead.
import type { Beats } from '../voice.ts';

export const DEAR_ASKED: Beats = {
  moved: [
    '{w.told}. You could tell by the boxes. There was one marked KITCHEN with nothing in it but a lamp and two left skates, and whatever anybody wanted was always in the one at the very bottom. It is odd what you miss in a new place; it is hardly ever the big things. It is knowing which board creaks, and whose cough that is. “Give it time,” people said, who had lived there for ever. {H} had noticed that it was always other people’s time they were so free with.',
    '{w.told}. There are things that nobody tells you about being new. Everyone else knows which gate sticks, and what they laughed at the winter before last, and nobody thinks of explaining it, any more than they would explain which way is up. {H} had started a list of whatever there was to find out. It had got to thirty-one. The first was where one could buy a decent bun; the last, in rather smaller letters, was whom one could ask.',
  ],
  away: [
    '{w.told}. {H} had become rather good at not mentioning it. {He} could feel it, all the same, the way your tongue can feel where a tooth has been. People were nice about it; they were so nice that {he} had taken to going round by the back road. What {he} really wanted was for somebody to say something ordinary. {He} had begun to save things up: a joke about a goat, the name of a new kind of cloud. “I’ll need them,” {he} said, when {he} was asked what for. “There’ll be a lot to tell.”',
    '{w.told}. It was the first thing {H} knew every morning, before {he} had so much as opened {his} eyes, and it was there again last thing at night. In between there were whole minutes when {he} forgot. Then {he} would laugh at something, and remember, and feel that {he} ought not to have laughed. “You’re allowed,” somebody had told {him}. “It doesn’t mean that you don’t care.” {H} was still thinking that over. It sounded right; but it did not feel right yet.',
  ],
  'love:newcomer': [
    'Most people like {w.plain} well enough. With {w.who} it went further than that. {w.who} could talk about them for an hour without repeating anything, and had once done so, to a dentist. So when {w.a} turned up at the corner, the others only looked at each other. Nobody could say where it had come from. “It’s coming with us, isn’t it?” said somebody. “It followed me,” said {H}. Nobody had seen it do anything of the kind. But there it was, and when they set out it was there still.',
  ],
  'love:object': [
    '{w.who} had loved {w.plain} ever since anyone could remember. There were people who hoped that it would pass. It had not passed. So it surprised nobody that {w.a} was to come along; what surprised them was how carefully it was packed, between the bread and the blanket, with a sock round it. “It might come in useful,” said {H}. “What for?” they asked. {H} considered the matter. “If I knew that,” {he} said, “I’d only bring it on the right day.”',
  ],
  'ordeal:today': [
    'That day, of all days, was {H’s} first at the new school. {He} had been given a plan of it, and the plan was of some other building. {He} had followed people with a confident walk, and in this way had got to see two cupboards and the boilers. Everyone was extremely kind; they told {him} their names, eleven at a time, and were gone. The odd thing about being new is that you are looked at by everybody and seen by nobody. “You’ll soon get used to it,” a teacher had said, with a pile of books under her chin. {H} would have liked to know whether there was a date for that.',
  ],
  ordeal: [
    'And on top of everything there was the calendar. {w.due}. It stood there in somebody’s neat handwriting, and {H} had hung a tea towel over it. That had not helped. There is a kind of worry that has no edges; you cannot pick it up and look at it, you can only feel it coming nearer at one day per day. “Everyone gets through it,” people told {him}. {H} was sure that they did. But everyone was not {H}, and everyone had probably not been told by a cousin what to expect.',
  ],
  'baby:newcomer': [
    'Besides, there was now somebody new in the house, and that was {w.a}. Nobody talked of anything else. They talked about its feet. {H} had been promised that it would be fun, one day; in the meantime it mostly slept, with its fists up, like a very small boxer. “You can hold it,” they said. {H} had not asked to. It weighed no more than a loaf, and it got hold of one of {his} fingers, and looked at {him} as if it had been told about {him} and had been wondering when {he} would come. “Well,” said {H}, after a bit. “I suppose somebody will have to show you everything.” And when they set out, in a sling, with its hat over one eye, there was {w.the}.',
  ],
  'many:newcomer': [
    'It was at about this point that there began to be more of them. Round the corner, one behind the other, as if somebody had rung for them, came {w.a}. They stopped. {H} looked at them, and had the feeling of being looked at in return. “I don’t think they’re lost,” {he} said after a while. “I think they’re joining in.” Nobody could say what you do about a thing like that. They moved up; and by the next corner it seemed quite odd that there had ever been a time without {w.the}.',
  ],
};

export const DEAR_DEVELOPMENT: Beats = {
  'thread:away': [
    'Wherever they stopped, {H} picked something up. It was never anything much: a feather, a bus ticket, a chestnut with a face. It went into {his} left pocket, and by and by the left pocket began to bulge. “What’s all that for?” asked somebody at last. {H} went red. “It’s for {t.my},” {he} said. Nobody laughed. But from then on, whenever anyone found a thing that was odd, or pretty, or had a hole through it, they would hand it over without a word, and soon {he} had to start on the right.',
    'They had stopped, and for once nobody was in a hurry. {H} caught {himself} looking for the words for what there was to see: the colour of it, a long way off, and how the light came down. {He} always did that now. It was as if {t.the} sat just behind {him}, asking what it was like. “What are you muttering about?” somebody wanted to know. “Blue,” said {H}, and felt foolish. Then {he} explained, and after that they all looked at it again, and it took them quite some time to agree on what sort of blue it was.',
  ],
  'thread:today': [
    'Two of them were sent for a chair, and there is nothing like carrying a chair between you for getting to know someone. “You’re the new one,” said the other end of it. {H} said that so {he} had been told. “It’s no good trying to look as if you weren’t,” the chair went on, quite kindly. “I did that for a month, and walked into the wrong lesson every Tuesday. I’ve had more Latin than anybody in my year.” By the time they had got it to where it was wanted {H} knew which stairs to avoid, which bell meant nothing, and what you must never say to the cook.',
  ],
  'thread:ordeal': [
    'It came out on the way, when no one was looking at anyone, which is when such things do come out. “It’s {t.the},” said {H}. “I keep on thinking about it.” Nobody said that it was nothing. One of them had been sick on his shoes, when it was his turn; one of them had gone to the wrong building, and sat there for an hour, and been given a biscuit. They told it all, in detail, and it got worse and worse, until they were laughing too hard to walk. It was very strange. {H} knew more dreadful things about it now than {he} had before, and {he} felt a good deal better.',
  ],
};

export const DEAR_CLIMAX: Beats = {
  'thread:away': [
    '{H} thought of {t.the}. It was a stupid time for it, and there was no reason in it. There was just the thought, quite clear, in the midst of everything, as when you hear your own name in a crowd. And what {he} thought was: I shall have to tell this. However it came out, one day {he} would sit down and begin at the beginning, and there was only one way in which {he} could bear it to end. {H} straightened up. {He} was no less frightened. But now {he} was frightened in the middle of a story.',
  ],
  'thread:today': [
    'It came into {his} head that {he} had stood like this once already, and not so long ago: in front of a door, with {his} bag in both arms, while a whole class turned round. {He} had been sure then that nothing so dreadful could ever be asked of {him} again. And all that had happened was that somebody moved up! {H} thought of what there was in front of {him} now. “Here we go again,” {he} told {himself}, and was astonished to find that there is such a thing as practice in being new, and that {he} had had some.',
  ],
  'thread:ordeal': [
    'What {H} thought of, at that moment, was {t.the}. There it was, on its calendar, under its tea towel, waiting for {him}; and for the first time {he} was not sorry to think of it. It had a beginning and an end. There would be a door, and somebody with a list. One would very likely be given a chair. Compared with {k.the}, it was practically a holiday! “I’d swap,” {he} said, out loud, and heard {himself} laugh, and it was then that {he} noticed that {his} knees had stopped.',
  ],
};

export const DEAR_RESOLUTION: Beats = {
  'thread:away': [
    'There was somebody who did not know it yet. {H} found a quiet place, and told the whole of it to {t.the}, from the very beginning. {He} did not leave out the parts where {he} had been silly; those had always been the ones that went down best. In some places {he} had to stop for a bit. In others {he} laughed so much that {he} got the hiccups. It is a strange thing, but you can tell a story to someone who is not in the room. When {he} had finished it was dark, and {he} was not sad; {he} was only hungry.',
  ],
  'image:away': [
    '{p.after} Late that evening {H} sat on the wall with {his} knees drawn up, and thought about {t.the}, and it was not like pressing on a bruise any more. It was like leaning against something. Somewhere below a door opened and shut, and somebody laughed; {he} would have to remember that, too. ^There was a good deal more to tell, and {he} had already begun to put it in order.',
  ],
  'thread:today': [
    'At home they had all been waiting to hear about the first day, and had bought a cake in case it had gone badly. “Well?” they said. {H} opened {his} mouth, and there was so much of it that nothing came out, as with a bottle that you hold upside down. So {he} told them about the bells, which all meant something else; and they laughed, and cut the cake anyway. The rest came out by and by, in bits, for weeks. “And will you go back tomorrow?” somebody asked. {H} looked at them as if they had asked whether there was going to be a tomorrow. “I *have* to,” {he} said. “They’re keeping me a seat.”',
  ],
  'thread:ordeal': [
    'As for {t.the}, it took place on the day that it said on the calendar. {H} had on clean socks. There was a door, and there was somebody with a list, and after a bit there was somebody else, waiting too, and looking at the floor. {H} knew that look. {He} had worn it {himself} for weeks. “It’s got an end,” {he} told them. “I looked it up.” They both of them went in. What happened next was partly boring and partly not bad at all; and it was over, as the old hands had promised, in good time for tea.',
  ],
  'image:today': [
    '{p.after} On the first morning of every term {H} comes early, and stands about by the gate as if {he} were waiting for someone. {He} is. {He} can pick them out from across the road: they carry their bags in front of them, in both arms, and they walk like people who know exactly where they are going. {He} lets them get as far as the boilers. ^“Everyone starts here,” {he} tells them. “Come on. I’ll show you which bell means nothing.”',
  ],
  'image:ordeal': [
    '{p.after} The calendar hangs on its nail again, with no tea towel. There is a line through {t.the}, and in the margin, in pencil, {H} has given it marks out of ten, as {he} does nowadays with everything that {he} was afraid of. It got six. {He} thought about it for some time, and rubbed that out. ^Then {he} wrote: “Seven. There was a biscuit.”',
  ],
  'end:happening': [
    'There was one thing left to do, and nobody had forgotten it. {w.told}. It would need a book to itself, and the people who were there will tell you that it ought to have one: who did what, and in which order, and what the dog did. {H} remembers it chiefly as noise, and elbows, and someone’s hand pulling {him} up off the ground. “Was it how you’d thought?” they asked {him}. “No,” said {H}. “I’d only ever thought about how it would start.”',
  ],
};
