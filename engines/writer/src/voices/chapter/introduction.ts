// The chapter-book voice (9-12), introduction: close to the hero, dry, exact, fond of detail.
import type { Beats } from '../voice.ts';

export const INTRODUCTION: Beats = {
  open: [
    'There were exactly {number} interesting things {at-home}, and {H} had already seen all of them by {day} lunchtime. [{He} had rated them out of ten.|{He} had drawn two of them and been bored by the rest.] So when the afternoon began to behave strangely, {he} noticed at once. It was nothing you could point to. It was more as though the day had cleared its throat and was about to speak.',
    'The thing {H} remembered afterwards was how ordinary it had been. There had been {sound}, and a smell of {smell}, and someone two doors down who could not find the lid of a pot. {He} had been {at-home} on a {day}, doing nothing much with great concentration. If anybody had told {him} to pay attention, {he} would have done. Nobody ever does tell you.',
    '“You,” said the old woman at the corner, pointing straight at {H}, “are going to be busy.” She said that sort of thing to everyone {at-home}. Usually it meant rain. {H} thanked her politely and walked on, and had gone about {number} paces before it struck {him} that she had never once pointed before.',
    'If you wanted to find {H} on a {day}, there were only three places worth trying {at-home}. You could try the wall. You could try the roof, though nobody was meant to be on it. Or you could stand quite still and listen for somebody saying “{H.say}” in the tone of a person who is about to be in trouble. That {time}, it was the wall.',
    'Rain had been promised, and it had not come, and the whole of {home} felt let down. {H} sat where {he} could see {far}, and made a list in {his} head of everything that was going to happen that week. It was a short list. As it turned out, not one thing on it happened at all.',
    'People tell this story in different ways {at-home}, and nearly all of them begin too late. They begin with the shouting. But it started earlier than that, on a {day}, with {H} lying flat on {his} back and watching a fly walk across the ceiling. It was, {he} always said, an unusually determined fly.',
    '{H} had been told to stay out of the way, which was fair, and to touch nothing, which was not. {at-home} that {time} everybody was carrying something to somewhere else. {He} found a corner that smelled of {smell} and stood in it. From there {he} could see the lot: every single person, and every single mistake. That was how {he} came to be the only witness.',
  ],
  place: [
    'It is hard to explain {l.name} to anybody who has not been there. {l.prop} {l.climate} [{l.prop2}|] {l.folk} After a year or two you stopped seeing it, the way you stop hearing a clock. {H} was trying not to stop. Every day {he} made {himself} look at one thing as if {he} had only just arrived.',
    'Strangers came to {l.name} for one reason and remembered it for another. {l.folk} {l.prop} And then there was the weather. {l.climate} {H} had once tried to write all this down for a cousin who lived far away. The cousin wrote back to say it was very funny, and what was it really like?',
    '{l.prop} That was the first thing anyone was told about {l.name}, and the second was where to wipe your feet. {l.folk} {l.climate} It was not a grand place, whatever the postcards said. But it had a way of getting into your pockets, like sand.',
  ],
  hero: [
    '{H} was {H.a-kind}, with {H.look}, and {he} had been called a good many things besides. {H.habit} {H.habit} {He} did not see anything odd in it. From the inside, after all, everyone is the normal one. It was other people who kept coming round the corner at the wrong moment and saying, “{H}, what on earth?”',
    'It should be said that {H} did not look like somebody to whom things happened. {He} was {H.a-kind}, and stood out in a crowd only by {H.look}. {H.habit} {H.power} Ask the neighbours, and they would think for a bit and then say that {he} was all right, really, once you got used to it.',
    'There are people who fit into a place like a key, and there are people who fit into it like a stone in a shoe. {H} was some of each. {He} was {H.a-kind}. {H.habit} {H.power} “{H.say}” was what {he} said when {he} was nervous, and also when {he} was happy, so that it was never easy to tell.',
    '“Describe yourself in a few words,” a form had once asked {H}. {He} wrote down “{H.kind}” and then chewed the pencil. {H.habit} Was that the kind of thing they wanted? {H.power} In the end {he} wrote “see over”, and drew an arrow, and left the other side empty.',
  ],
  friend: [
    'And wherever there was {H}, sooner or later there was {F}. {F} was {F.a-kind}, and officially {F.he} was {H’s} {r.label}. {F.habit} {r.show} They were not much alike. Perhaps that was the point. When you put the two of them together you got roughly one sensible person, though never for very long.',
    '{F} came round the side of the house without knocking, as {F.he} always did. “{F.say},” {F.he} {F.tag}, by way of hello. {F} was {F.a-kind}, with {F.look}. {r.show} {F.habit} {H} moved over to make room, and went on with what {he} was doing. Neither of them would have called that a friendship. It was just how a day was built.',
    'It would be wrong to leave out {F}, and {F} would be the first to say so. {F.habit} {F.he} was {F.a-kind}, and {H’s} {r.label}. {r.show} [{F.power}|] Whole afternoons went by in which neither of them finished a sentence, because the other had already understood it and disagreed.',
  ],
  habit: [
    '{H.habit} That had begun a long time ago, and by now there was nothing to be done about it. Teachers had tried. An aunt had tried, and had gone home early. {H} {himself} had given it up once, for a week, and had felt all that time as if {he} were wearing somebody else’s shoes.',
    'People who did not know {H} well thought that {he} did it on purpose. {H.habit} It was not on purpose. It was just what happened when {he} stopped paying attention to what other people might think. {He} stopped paying attention to that for about twenty-three hours a day.',
  ],
  foil: [
    'There was also {V}. {V} was {V.a-kind}, and had never forgiven {H} for something that {H} could not remember doing. {V.habit} “{V.say},” {V.he} {V.tag} whenever they met, and it was not what {V.he} said but the way {V.he} looked over your shoulder while saying it. That week {V.he} {V.act}. Anybody might have guessed that {V.he} had a plan.',
    'Every place has somebody whose name makes people lower their voices, and here that somebody was {V}. {V.habit} {V.he} was {V.a-kind}. Nobody could have said exactly what {V.he} did that was so bad. It was just that wherever {V.he} had been, people came away feeling smaller. That very {time} {V.he} {V.act}, and {H} saw it.',
  ],
  cameo: [
    'Then there was {C}, {C.a-kind}, who did not so much come in as turn out to have been there for a while. {C.habit} That {time} {C.he} {C.act}. “{C.say},” {C.he} {C.tag}, to nobody in particular. {H} had known {C} for so long that {he} hardly looked up; later {he} was to wonder what they would have done without {C.him}.',
    '{C} deserves a word here, because {C.he} is going to matter. {C.he} was {C.a-kind}. {C.habit} {C.habit} Some people found that hard to live with. {H} found it restful. With {C} you always knew where you were, even if it was in the middle of an argument.',
    'Two more should be mentioned. {C} was {C.a-kind}, and {D} was {D.a-kind}, and between them they had an opinion about everything. {C.habit} {D.habit} That day {C} {C.act}, while {D} {D.act}. “{C.say},” {C} {C.tag}. “{D.say},” {D} {D.tag}. It was what they said most days. It was rather like having a clock that struck twice.',
    'It was never just the two or three of them, either. There were {cameos} as well. They were a mixed lot: loud and quiet, large and small, and hardly two of them agreed about breakfast. But each was good at something the rest were bad at. {H} had once put it all down in a table, with ticks and crosses, and it had come out even.',
    '{C} and {D} made up the rest of the company. {C} was {C.a-kind}, and {D} was {D.a-kind}, and you would not have thought, to look at them, that they had anything in common. “{C.say},” {C} {C.tag}. “{D.say},” said {D}. {H} had heard it all before. {He} could have told you which of them would speak next, and what about, and {he} would have missed it like a tooth.',
    'Then the door opened, and there was {C}. {C} was {C.a-kind}, and had been expected for an hour. “{C.say},” {C.he} said, as though that explained it. Room was made, and something was found to eat. {H} felt the evening settle down round them, the way it does when the last one has come in and somebody shuts the door.',
  ],
  bond: [
    'They spent what was left of the day on the usual things. {F} {F.act}. {H} {H.act}. They had a long, comfortable argument about whether a fish knows it is wet. “{F.say},” said {F}, which was how {F.he} always ended arguments {F.he} was losing. {H} would have given a lot, later on, to have that afternoon back.',
    '“If you could have one thing,” said {F}, “what would it be?” {H} thought about it properly. {F} was one of the few people you could think in front of. “For something to happen,” {he} said at last. {F} looked at {him}. “{F.say},” said {F}. “You want to be careful with that one.”',
  ],
  day: [
    'So the {time} wore on. There was {sound}. {H} threw a pebble over the wall, and then, because there was nobody to stop {him}, threw another. In the distance lay {far}. It all looked as if it had been there for a thousand years and meant to stay for another thousand. Things that look like that are usually about to change.',
    'By {day} {time} the air smelled of {smell}, and {H} had run out of reasons to stay indoors. {He} went out and walked about with {his} hands behind {his} back, like a retired general. Nothing was going on. {He} inspected it thoroughly. Nothing was going on at the front, and nothing was going on at the back.',
  ],
  spark: [
    'And then, without any music to warn {him}, it happened. {p.sign} {H} felt the back of {his} neck go cold. There is a kind of silence that is simply no noise, and there is another kind that is everyone thinking the same thing at once. This was the second kind. “Right,” said {H}, though nothing was right at all.',
    '{p.sign} For a second or two {H’s} mind simply refused to have anything to do with it. {He} looked away and looked back. It was still so. All round {him} people were coming out of doors, and the noise began: first the questions, and then, since nobody had any answers, the blame.',
    'It took {H} a while to see what was wrong, because it was so simple. {p.sign} {He} stood there with {his} mouth open. Part of {him} was frightened. Another part, a small and disgraceful part, was sitting up very straight and thinking: at last.',
    'The news came the way news does, in pieces and in the wrong order. First somebody ran past. Then somebody ran back. By the time {H} had got to the front of the crowd, there was nothing left to do but look. {p.sign} Nobody spoke. An old man took off his hat, as one does for a funeral, and then seemed not to know what to do with it.',
  ],
  notice: [
    '{H} went back alone, when the rest had gone, and looked again. It is surprising how much a crowd can miss, mostly because of the crowd. It was quiet there now, and it smelled of {smell}. {He} stood with {his} hands in {his} pockets until {he} had stopped expecting anything; and only then did it strike {him} that it was like standing in front of somebody who is waiting to be asked a question. {He} did not know yet what the question was. But {he} went home and sharpened a pencil.',
    'By evening there were {number} theories, and {H} had listened to every one. Some were stupid. Two were cruel. One, which came from a very small boy, was so strange that everyone laughed, and {H} lay awake over it. The boy had said: “Perhaps it wanted to.”',
  ],
  'wish:object': [
    'That same {time} {H} came across something else. It was {w.a}. It lay half under the hedge, where {he} must have walked past it a hundred times. {He} was as sure as {he} had ever been of anything that it had not been there yesterday. It was a little warm, as if somebody had only just put it down. {He} told nobody, and that night {he} slept with it under the pillow.',
    'Afterwards they all agreed that it had started with {w.the}. It arrived without a letter, wrapped in a page from a newspaper that nobody had heard of. “It’s only {w.a},” people said. But {H} noticed that none of them cared to touch it. {He} picked it up {himself}, and felt, quite distinctly, that it was pleased.',
  ],
  'wish:place': [
    'There was one name that came up in every version, and that was {w.the}. Parents used it to make children come in. Nobody {H} knew had ever gone inside. {He} climbed to where {he} could see it, small and sharp in the last of the light, and felt what a nail must feel when someone shows it a magnet.',
  ],
  'wish:event': [
    'And all of this had to happen just when there was {w.a} on. Half of them were getting ready for it and the other half were getting in the way. You could not hear yourself think. {H}, who did need to think, put {his} fingers in {his} ears. It struck {him} that if you wished to do something without being seen, you could hardly choose a better day.',
  ],
  'wish:feeling': [
    '{H} would not have told anyone, but {he} was {w.head}. It had come on slowly, like a cold, and by now {he} had it everywhere. {He} tried being busy. {He} tried being rude to a door. In the end {he} sat down on the stairs and let it catch up with {him}. “All right,” {he} said. “There you are.”',
  ],
  stakes: [
    'It might not sound like much. But you have to understand what it meant. {p.stakes} {H} did understand, and that was the trouble: {he} could see exactly how it would go, week after week, like a row of dominoes. Somebody ought to put a hand in between. {He} looked round for somebody. Everyone else was looking round as well.',
    '“It’s not the end of the world,” said a man in a good coat, and people nodded. {H} thought that it depended on whose world you meant. {p.stakes} {He} said so, rather loudly. The nodding stopped. Several people suddenly remembered that they had left something on the stove.',
  ],
  talk: [
    '“We don’t have to do anything,” said {F}. “I’m only mentioning it. There are people whose job this is.” “Who?” said {H}. {F} opened {F.his} mouth and shut it again. “{F.say},” {F.he} said finally. “That isn’t an answer.” “No,” said {F}. “I noticed that as well.” They looked at each other, and it was decided, though neither could have said by whom.',
    '“Tell me honestly,” said {H}. “Is this a stupid idea?” {F} considered it from several sides. “Yes,” {F.he} said. “But the other ideas are worse, because there aren’t any.” “{H.say},” said {H}. “Exactly,” said {F}. “That’s the spirit. Have you got any string?”',
  ],
  doubt: [
    'In the night it all looked different, and {H} lay and stared at the place where the ceiling would be. What did {he} know about it? {He} was only {H.a-kind} with a habit of interfering. There must be hundreds of people better suited. {He} tried to think of one. {He} was still trying when the window turned grey, and by then it was too late to go back to sleep.',
    '{p.hard} {H} knew that. It was the sort of thing {he} usually managed to know about other people. {He} picked at the edge of the table until a splinter came off, and then felt bad about the table. “Someone should,” {he} said to the empty room. The empty room waited politely for {him} to finish the sentence.',
  ],
  'plant:power': [
    'There was, of course, the other thing. {H.power} {He} did not make much of it. {H.limit} Besides, when people know you can do something, they never ask you for anything else. So when {he} thought over what {he} had that might be of use, {he} did not so much as put it on the list. That would turn out to be a mistake, though a mistake of the useful kind.',
    '“Couldn’t you just...?” somebody began, and wiggled their fingers. {H} sighed. It always came to that. {H.power} But it was not a key to every door, whatever people imagined. {H.limit} “It doesn’t work on this sort of thing,” {he} said. {He} believed it, too. It took {him} another two days, and a very bad fright, to find out that {he} was wrong.',
  ],
  'plant:gift': [
    'Before it was light, {H} was stopped at the corner by an old man who mended chairs. He put something into {his} hands and closed {his} fingers over it. It was {a-gift}. {gift.odd} “I took that with me when I was your age,” the old man said. “I never found out what it was for. You do it.” Then he went in, and they heard the bolt.',
    '{G} had said nothing all evening. Now {G.he} got up, went to the chest in the corner, and came back with {a-gift}. {gift.odd} “Take it,” said {G}. “Don’t look at me like that. When I was given it, I thought so, too.” {H} put it right at the bottom of the bag, where it would not get in the way, and promptly forgot about it.',
    '{He} packed what anybody would pack, and then, because there was a corner left over, {a-gift} that had been lying about in the hall for as long as {he} could remember. {gift.odd} {He} could not have said why {he} took it. It is a fact, though, that you never regret the sensible things you leave behind half as much as the silly ones.',
  ],
  'plant:treasure': [
    '{l.treasure} Nobody was allowed to borrow it; in three hundred years nobody had thought to ask. {H} asked, and there was a long and rather shocked silence. “What for?” said the one who kept it. “I don’t know yet,” said {H}, and that, it seemed, was the right answer. {He} carried {the-tool} out under {his} coat, feeling like a thief, with the permission in {his} pocket.',
  ],
  'plant:wish': [
    '{H} had tried leaving {the-tool} at home. {He} had got as far as the gate, and then gone back for it. It was unreasonable. It was in the way, and it had no obvious use, and people would ask. But each time {he} put it down, {he} had the feeling you have when you leave a house and have forgotten to turn something off. In the end it was less trouble just to bring it.',
  ],
  plant: [
    '“What’s the one thing you always get told off for?” the old woman at the corner asked. {H} did not even have to think. {H.habit} “That’s it?” “That’s it.” The old woman gave a laugh like a gate. “Then don’t you lose it,” she said. “People get told off for their best things first.” {H} thought about that for about a minute and then forgot it for three days.',
    '{H.habit} Nobody had ever called that a talent. On {his} report it had come under “Other”. {H} was used to hiding it, the way one hides a hole in a sock, by walking carefully. It did not cross {his} mind that it might turn out to be the only thing {he} had with {him} that worked.',
  ],
  pack: [
    'The packing was done in the dark, to save arguments. {H} took bread, string, a blanket and a book, and then swapped the book for more bread. By the door {he} stopped. It felt wrong to go without saying anything, so {he} wrote a note. “Back soon,” it said. {He} looked at it, crossed out “soon”, and leaned it on the jam.',
  ],
  hook: [
    '{earth}It came down to this: somebody had to {p.want}, and the only somebody {H} could be sure of was {himself}. {He} said so at breakfast. There was an uproar, which {he} had expected, and then a silence, which {he} had not. “{H.say},” {he} told the silence. {They} left by the back way, before it could change its mind. ^Not one of {them} noticed that it had begun to rain until it was too far to go back for a coat.',
    '{earth}“I’m going to {p.want},” said {H}. It was the first time {he} had said it aloud, and {he} listened with interest. It sounded like somebody else, somebody taller. {They} set out while the grass was still wet. The road was empty in both directions. ^It would not be empty for long, but {they} had no way of knowing that.',
    'You can plan a thing for a week, or you can be halfway down the road before you know that you have started. {H} had always been the second sort. To {p.want}: that was all {they} had to do. It was almost nothing, if you said it fast. ^Far behind {them}, in a house where everyone was supposed to be asleep, somebody quietly put out a lamp.',
  ],
};
