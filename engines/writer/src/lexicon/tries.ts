// What they set about when they come to a trial: something in which one of them who does as always spoils it for all. Told before whoever is at fault is.

interface Tries {
  young: readonly string[];
  old: readonly string[];
}

/** By trial; true of every body and on every ground. */
export const TRIES: Readonly<Record<string, Tries>> = {
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
