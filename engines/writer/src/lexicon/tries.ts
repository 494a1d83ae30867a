// What they set about when they come to a trial: something in which one of them who does as always spoils it for all. Told before whoever is at fault is.

interface Tries {
  young: readonly string[];
  old: readonly string[];
}

/** True of every body and on every ground. */
const BOOK: Readonly<Record<string, Tries>> = {
  dark: {
    young: ['They all took hold of one long string, and went into it in a row.', 'They went by ear, one behind the other, and nobody was to talk.', 'They went on by one step at a time, and counted every step aloud.'],
    old: ['They had all taken hold of one long string, so that nobody should be lost, and were going into it one behind the other.', 'There was to be no talking; they would go by the sound of whoever was in front.'],
  },
  gap: {
    young: ['They tied together all that could be tied, and threw it across.', 'The lightest one was to go first, on a long string.', 'They made a chain, and the one in front leaned right out over it.'],
    old: ['They had knotted together everything that could be knotted, and were getting it across, a little at a time.', 'The lightest of them was to go first, at the end of all the string that they had.'],
  },
  storm: {
    young: ['They made themselves small, and went against it, one behind the other.', 'They wanted to get by between two gusts, and somebody had to say when.', 'They counted from one gust to the next, so as to run in between.'],
    old: ['They had made themselves as small as they could, and were going against it, each in the shelter of the next.', 'It was to be done between two gusts, all at once, and somebody had to say when.'],
  },
  creature: {
    young: ['They went by it one at a time, as softly as they could.', 'They all kept as still as still, so that it would go away.', 'They held out something nice to eat, on the end of something long.'],
    old: ['They were to get by it one at a time, without a sound, and the first of them had begun.', 'They meant to keep perfectly still until it had lost interest in them, and for a minute they did.'],
  },
  lock: {
    young: ['They all leaned on the door, and waited for the word.', 'They tried all the ways to open a door, one after the other.', 'They listened at it, one after the other, and nobody was to breathe.'],
    old: ['They had all put their weight against it, and were waiting for the word.', 'They were going through all the ways in which such a door may be opened, in order, and had got to the seventh.'],
  },
  flood: {
    young: ['They made a long chain, to get over one by one.', 'They wanted to cross where it was narrow, all at once.', 'They held on to each other, and went where it was not so deep.'],
    old: ['They had made a chain of themselves, and were letting it out across the water, one after the other.', 'It was to be crossed where it was narrowest, all together, at a word.'],
  },
  maze: {
    young: ['They left something at every corner, so as to know it again.', '“Always left!” they said, and they went left, and left, and left.', 'One stayed behind and called, so that they should know where “back” was.'],
    old: ['They had begun to leave something at every corner, so that they should know it again.', 'They had settled that they would turn to the left each time, whatever it looked like.'],
  },
  stuck: {
    young: ['They all got behind it, and waited for the word.', 'They got something long under it, and all leaned on the other end.', 'They pushed on the one side, so that it should tip to the other.'],
    old: ['They had all got behind it, and were waiting for the word.', 'They had got something long under it, and were to lean on the other end all together.'],
  },
  crowd: {
    young: ['They were going to say “please listen”, all together, so as to be heard.', 'They lifted one of them up high, to be seen.', 'They went from one to the next, and asked each to be quiet.'],
    old: ['They had agreed on one sentence, and were to say it all together, so that it should be heard.', 'One of them was to be lifted up, so as to be seen, and was to begin.'],
  },
};

/** More for the oldest, to whom what was tried is told each time. */
const OLDEST: Readonly<Record<string, readonly string[]>> = {
  dark: ['They were feeling their way along one side of it, all in a row, and each of them said a number, in order, so that none should be missed.', 'Whoever was in front was to take three steps, and stop, and say what was there; the rest came on behind at the word.', 'They meant to keep quite still until their eyes had got used to it, and had promised each other not to stir.'],
  gap: ['They were to let one of them down over the edge, a hand’s breadth at a time, and nobody was to look anywhere else.', 'They had made a chain of themselves, and the foremost was already leaning out a good way over nothing.', 'It was to be jumped, by the one of them who was best at it, and the rest were to hold on to the line and be quiet.'],
  storm: ['They had all taken hold of each other, and were going into it sideways, one step to every count of ten.', 'They were going from one bit of shelter to the next, and never until whoever was in front had called.', 'They had roped themselves together, the heaviest at both ends, and were to lie flat each time that it drew breath.'],
  creature: ['They were going backwards, slowly and all at the same pace, and not one of them was to turn round.', 'One of them was to hold its attention, from a good way off, and the others would go by behind its back.', 'They had laid all their food in a line that led away from them, and it had got as far as the second sandwich.'],
  lock: ['They were all to listen at it while one of them tried the bolt, a hair’s breadth at a time.', 'They had got the end of something under it, and were lifting, by very small degrees, at a count.', 'They were going over every inch of it from the top, by touch, and none of it was to be skipped.'],
  flood: ['They were going along the edge of it, from one thing that stood firm to the next, and only one of them was to move at a time.', 'They had counted the swells, and meant to start behind the ninth, and not before it.', 'They were passing everyone across from hand to hand, the smallest first, and had got to the third.'],
  maze: ['They had settled that one of them should stay where they were and call, so that the rest could always find the way back.', 'They went with one side close against the wall, and were not to leave it, however long it took.', 'They were drawing it as they went, on the back of the only letter that they had, and had got eleven corners down.'],
  stuck: ['They were rocking it, a very little to each side, and a little more each time, and nobody was to hurry.', 'They were digging it out from below, and had nearly come to the point at which it would move by itself.', 'Something was to be pushed in under it every time that it gave, and they had won the thickness of three books.'],
  crowd: ['They were going round from one to the next, and asking each of them, quite softly, to be quiet; and it had begun to tell.', 'They had made a line of themselves between the two halves of it, and were to keep it, whatever was said to them.', 'They were all to sit down where they were, and stay down, until people noticed and wondered why.'],
};

/** What came of it, at 12-17: behind what somebody did as always, so that one sees what that spoiled; true of every try of that trial. */
export const SPOILT: Readonly<Record<string, readonly string[]>> = {
  dark: ['The row came apart in the middle, and it was a long time before they had found out, by touch, which of them was where.', 'It brought them all to a stop, in a heap; and when they had sorted themselves out they were facing the way that they had come.', 'Somebody stepped aside, and somebody else fell over the one who had; and after that nobody knew any more which way was on.'],
  gap: ['They had to haul in everything that was out, as fast as they could, and it was by mere luck that nobody went over with it.', 'Something slid, and went over the edge; and every one of them counted how long it was before they heard it.', 'It cost them the best of their string, which hung there for an instant, and was gone.'],
  storm: ['The next gust had the whole row of them down, one upon another, back where they had started.', 'They missed the lull by the length of a breath, and there was not another one like it.', 'The storm got in between them, and had them apart, and it was all that they could do to find one another again.'],
  creature: ['Up came the great head; and those who had got furthest had the furthest to come back.', 'It turned itself right round, and after that there was no going by it, for it had counted them.', 'It took a single step in their direction, and the whole company went back by three.'],
  lock: ['Whatever had begun to give left off giving, and went back to where it had been.', 'Something clicked inside it that had not clicked before, and it was shut by one turn more.', 'It jammed; and the little that they had won on it was lost.'],
  flood: ['The water came up by as much as they had gained, and a little over.', 'It took hold of the foremost, and they had all to go back in order to get that one out.', 'They were set down again, a good deal wetter, on the side from which they had come.'],
  maze: ['When they had put it right not one of them could have told you which was the last corner that they were sure of.', 'It led them round, by way of three more turnings, to a spot where they had plainly been before.', 'All that they knew so far had to be given up, and begun again from a beginning which they could no longer find.'],
  stuck: ['It settled back, by all that they had won from it, and then by a finger’s breadth more.', 'It gave, but on the wrong side, and now it lay more heavily than before.', 'Whatever had been holding it up slid out, and it sat down again, and stayed.'],
  crowd: ['Those who were nearest began to shout at once, in order to ask what had been said.', 'The noise closed over it, as water does over a stone.', 'It was taken up, all wrong, and went from mouth to mouth, and came back to them as an insult.'],
};

/** By trial. */
export const TRIES: Readonly<Record<string, Tries>> = Object.fromEntries(Object.entries(BOOK).map(([trial, { young, old }]) => [trial, { young, old: [...old, ...(OLDEST[trial] ?? [])] }]));
