/** Whether a text is plainly in another language of Latin letters, which the built-in narrator would read as if it were English. */

/** Frequent words that are no English ones. */
const FREQUENT: Readonly<Record<string, string>> = {
  spanish: 'el la los las un una unos unas y que de del en es era con por para su sus se lo le al pero como muy más había está fue cuando ella ellos niño niña',
  french: 'le la les un une des du de et est était dans avec pour sur qui que ne pas elle il ils elles ce cette ses mais très où sa au aux petit petite avait',
  german: 'der die das und ist nicht ein eine einen einem einer zu mit auf den dem des sich er sie es aber auch als wie von im sehr ich du wir ihr hatte war',
  italian: 'il lo la gli le un una e di che è era con per non nel della del dei delle si suo sua ma come molto più quando lei lui alla',
  portuguese: 'o os um uma e que de do da dos das em no na é era com por para não seu sua se mas como muito mais quando ela ele ao',
  dutch: 'de het een en van is was niet met op te dat zijn haar hij zij ze er maar ook als aan naar heel toen ik je wij',
  polish: 'i w na z się nie jest był była do że to jak ale co dla po jej jego bardzo już przez kiedy ona on',
  swedish: 'och att en ett det som på är var den inte med för till av han hon de men sig om så när mycket från',
  turkish: 've bir bu için ile çok da de ama gibi kadar sonra daha onun vardı dedi olan her şey küçük',
};

const ENGLISH = words('the and of to a was he she it in is that his her you with said for they had on at as but be not all were when there then out up him into');

const LANGUAGES = Object.values(FREQUENT).map(words);

const FEWEST_WORDS = 5;
/** Of all its words, in a text of that language. */
const LEAST_SHARE = 0.2;

/** A story in English with a few foreign words, names or a song in it is English. */
export function isInAnotherLanguage(text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  if (all.length < FEWEST_WORDS) return false;
  const among = (list: ReadonlySet<string>) => all.filter((word) => list.has(word)).length;
  const most = Math.max(...LANGUAGES.map(among));
  return most / all.length >= LEAST_SHARE && most > 2 * among(ENGLISH);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
