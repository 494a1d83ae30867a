// What somebody cannot stop doing: how it sounds, how it is told, and what one of them is called.

export interface Habit {
  /** “A-tchoo” */
  noise: string;
  /** “sneezed” */
  acted: string;
  /** “sneezing” */
  acting: string;
  /** “a sneeze” */
  one: string;
  /** Every word of it that a family may type. */
  words: RegExp;
}

const habit = (noise: string, acted: string, acting: string, one: string, words: string): Habit => ({ noise, acted, acting, one, words: new RegExp(`^(?:${words})$`, 'iu') });

const HABITS: readonly Habit[] = [
  habit('A-tchoo', 'sneezed', 'sneezing', 'a sneeze', 'sneez(?:e|es|ed|ing)'),
  habit('Hic', 'hiccuped', 'hiccuping', 'a hiccup', 'hic(?:cup|cups|cuped|cupped|cuping|cupping|cough(?:s|ed|ing)?)'),
  habit('Hee, hee, hee', 'giggled', 'giggling', 'a giggle', 'giggl(?:e|es|ed|ing)'),
  habit('Ha, ha, ha', 'laughed', 'laughing', 'a laugh', 'laugh(?:s|ed|ing)?'),
  habit('La, la, la', 'sang', 'singing', 'a song', 's[aiu]ngs?|singing|songs?'),
  habit('Hmm, hmm, hmm', 'hummed', 'humming', 'a hum', 'hum(?:s|med|ming)?'),
  habit('Tweet', 'whistled', 'whistling', 'a whistle', 'whistl(?:e|es|ed|ing)'),
  habit('Aah', 'yawned', 'yawning', 'a yawn', 'yawn(?:s|ed|ing)?'),
  habit('Burp', 'burped', 'burping', 'a burp', '(?:burp|belch)(?:e?s|ed|ing)?'),
  habit('Pffft', 'farted', 'farting', 'a fart', '(?:fart|toot)(?:s|ed|ing)?'),
  habit('Hem, hem', 'coughed', 'coughing', 'a cough', 'cough(?:s|ed|ing)?'),
  habit('Woof', 'barked', 'barking', 'a bark', 'bark(?:s|ed|ing)?'),
  habit('Raaah', 'roared', 'roaring', 'a roar', 'roar(?:s|ed|ing)?'),
  habit('Meow', 'meowed', 'meowing', 'a meow', '(?:meow|miaow)(?:s|ed|ing)?'),
  habit('Quack', 'quacked', 'quacking', 'a quack', 'quack(?:s|ed|ing)?'),
  habit('Eek', 'squeaked', 'squeaking', 'a squeak', 'squeak(?:s|ed|ing)?'),
  habit('Tap, tap, tap', 'danced', 'dancing', 'a dance', 'danc(?:e|es|ed|ing)'),
  habit('Boing', 'bounced', 'bouncing', 'a bounce', 'bounc(?:e|es|ed|ing)'),
  habit('Hop, hop, hop', 'hopped', 'hopping', 'a hop', 'hop(?:s|ped|ping)?'),
  habit('Clap, clap, clap', 'clapped', 'clapping', 'a clap', 'clap(?:s|ped|ping)?'),
];

/** @param word “sneezing”, “hiccups” */
export const habitOf = (word: string): Habit | undefined => HABITS.find(({ words }) => words.test(word));
