import { describe, expect, it } from 'vitest';
import { prepareScript } from '../script.ts';

const spoken = (text: string): string =>
  prepareScript(text, []).lines.flatMap((line) => line.words.flatMap((word) => word.spoken)).join(' ');

describe('what is written is read as a person reads it', () => {
  it.each([
    ['Dr. Fox and Mrs. Hen', 'doctor fox and missus hen'],
    ['It cost $5.50.', 'it cost five dollars and fifty cents'],
    ['£1 or 20p', 'one pound or twenty p'],
    ['1,234 apples', 'one thousand two hundred and thirty four apples'],
    ['in 1984 and 2005', 'in nineteen eighty four and two thousand and five'],
    ['at 7:30, 10:05 and 9:00', "at seven thirty ten oh five and nine o'clock"],
    ['7:30 am, 9:00pm, 8 a.m.', 'seven thirty ay m nine p m eight ay m'],
    ['Mr Fox', 'mister fox'],
    ['the 1st, 22nd and 40th', 'the first twenty second and fortieth'],
    ['3.5kg, 10%, 20°C', 'three point five kilograms ten percent twenty degrees celsius'],
    ['½ a pie, 2½ cups, 3/4', 'one half a pie two and a half cups three quarters'],
    ['pages 3–4', 'pages three to four'],
    ['-5°C, not 5-6 or a - 3', 'minus five degrees celsius not five to six or a three'],
    ['Chapter IV: Henry VIII', 'chapter four henry the eighth'],
    ['Do I mix it? I do.', 'do i mix it i do'],
    ['Café Zoë naïve Ærø', 'cafe zoe naive aero'],
    ['“Don’t!” she said', "don't she said"],
    ['the BBC and the USA', 'the b b c and the u s ay'],
    ['STOP THAT NOW', 'stop that now'],
    ['Nooooo! Goooood! Booo! Wheeee!', 'no good boo whee'],
    ['cats & dogs', 'cats and dogs'],
    ['007', 'zero zero seven'],
    ['Henry V and Louis XIV met Pope Leo X', 'henry the fifth and louis the fourteenth met pope leo the tenth'],
    ['King Otto I slept; Henry VIII’s crown', "king otto the first slept henry the eighth's crown"],
    ['Act V. Scene I; A. A. Milne', 'act five scene one ay ay milne'],
    ['Malcolm X, Ben I think, Plan V', 'malcolm x ben i think plan v'],
    ['III was carved in the XIX century. XXX', 'three was carved in the nineteenth century x'],
    ['the XIXth century, Chapter Ⅳ and Ⅷ', 'the nineteenth century chapter four and eight'],
    ['MIX IT, VIV! CIVIL DIM', 'mix it viv civil dim'],
    ['from St. Ives to Ives St. and 42nd St. at once', 'from saint ives to ives street and forty second street at once'],
    ['The St. Bernard on Mount St. Helens; Mary St. John', 'the saint bernard on mount saint helens mary saint john'],
    ['Dr. Fox of Mulberry Dr., Mt. Blue Rd.', 'doctor fox of mulberry drive mount blue road'],
    ['open 24/7, split 50/50', 'open twenty four seven split fifty fifty'],
    ['on 2024-11-22 and 1905-01-03', 'on november twenty second twenty twenty four and january third nineteen oh five'],
    ['Nov. 5 to Sept. 12', 'november five to september twelve'],
    ['call 555-1234 or 800-555-0100, 555-0100', 'call five five five one two three four or eight zero zero five five five zero one zero zero five five five zero one zero zero'],
    ['500-1000 steps', 'five hundred to one thousand steps'],
    ['π is 3.14, ① and ❷, x² and m³, １２', 'pie is three point one four one and two x squared and m cubed twelve'],
    ['room #7, № 9', 'room number seven number nine'],
    ['7:30 p.m. the show began', 'seven thirty p m the show began'],
    ['⅞ of 2⅓, ⅕, ⅚, 1½ and 3⅖', 'seven eighths of two and one third one fifth five sixths one and a half and three and two fifths'],
    ['1⁄2 left', 'one half left'],
    ['20€, 5 £, ¥100, ₹50, 20,50 €, 75¢', 'twenty euros five pounds one hundred yen fifty rupees twenty euros and fifty cents seventy five cents'],
    ['the 20 $5 notes', 'the twenty five dollars notes'],
    ['7−3, 7 − 3, 7÷2, 7-3=4 and 7 - 3 = 4', 'seven minus three seven minus three seven divided by two seven minus three equals four and seven minus three equals four'],
    ['11/22/2024 and 22/11/2024', 'november twenty second twenty twenty four and november twenty second twenty twenty four'],
    ['22.11.2024 or 2024/11/22', 'november twenty second twenty twenty four or november twenty second twenty twenty four'],
    ['from 1/5/24 on, 3/4 of it', 'from january fifth twenty four on three quarters of it'],
    ['10 km/h or 3 m/s', 'ten kilometers per hour or three meters per second'],
    ['www.fox-den.com, fox@den.org. www!', 'w w w dot fox dash den dot com fox at den dot org w w w'],
    ['constructor.com', 'constructor dot com'],
    ['CO₂, H₂O, CO2 and R2', 'c o two h two o c o two and r two'],
    ['at 24:00, 0:00 and 12:00', "at midnight midnight and twelve o'clock"],
    ['at 7.30pm, 6 AM and 7.30 p.m., not 7.30', 'at seven thirty p m six ay m and seven thirty p m not seven point three zero'],
    ['$2.5 million, £3m, €1bn and $5k', 'two point five million dollars three million pounds one billion euros and five thousand dollars'],
    ['$5–$10, €3,50, $.50, ₽10', 'five dollars to ten dollars three euros and fifty cents fifty cents ten rubles'],
    ['$5 meals, $3 monkeys', 'five dollars meals three dollars monkeys'],
    ['5\'10" tall, 6’2 and 5′4″', 'five foot ten tall six foot two and five foot four'],
    ['10 1/2 or 3-1/2, not 11/2', 'ten and a half or three and a half not eleven over two'],
    ['.5, 1.000.000, 25 000 and 3,5 kg', 'zero point five one million twenty five thousand and three point five kilograms'],
    ['the 1,000th, 1st–3rd, 9am–5pm', 'the one thousandth first to third nine ay m to five p m'],
    ['1-2-3, go! 3–2–1', 'one two three go three two one'],
    ['2 oz, 1 hr, 30 min., 10 sec and 3 tbsp', 'two ounces one hour thirty minutes ten seconds and three tablespoons'],
    ['Aug 3, 3 Mar 2020 and 31st Oct', 'august three three march twenty twenty and thirty first october'],
    ['At 5 Jan woke, Mar found 3 eggs', 'at five jan woke mar found three eggs'],
    ['Mon–Fri, Tues. and Wed 9am; the sun sat', 'monday to friday tuesday and wednesday nine ay m the sun sat'],
    ['see fig. 3 and Apt. 4B', 'see figure three and apartment four b'],
    ['St Ives, 5th St and Main St', 'saint ives fifth street and main street'],
    ['Mme. Mole', 'madam mole'],
    ['300 AD, AD 70, an AD', 'three hundred ay d ay d seventy an ad'],
    ['A is for apple. An A, a Z, A–Z, A-B-C', 'a is for apple an ay a z ay to z ay b c'],
    ['the letter “a”, vitamin A and a fox', 'the letter ay vitamin ay and a fox'],
    ['A… a bear! A-a-a bear', 'a a bear a a a bear'],
    ['PJs, TVs, Ps and Qs', 'p jays t vees peas and cues'],
    ['As I sat, Is it us? OKs', 'as i sat is it us oks'],
    ['my BFF, a VIP and an SOS', 'my b f f a v i p and an s o s'],
    ['C-3PO and Part C, Part V', 'c three p o and part c part five'],
    ['MCMXC and MMXXIV, MILD, CIVIC', 'one thousand nine hundred and ninety and two thousand and twenty four mild civic'],
    ['Z-z-z-z! Zzz. Z', 'zuzza zuzza zuzza zuzza zuzza z'],
    ['don`t and don´t', "don't and don't"],
    ['Hawaiʻi and Oʻahu', 'hawaii and oahu'],
    ['a lan\u00adtern, a won\u200bder', 'a lantern a wonder'],
    ['I ♥ you, we ❤️ Zoë. Love ♥ <3', 'i love you we love zoe love'],
    ['2*3 and +1 555 123 4567', 'two times three and plus one five five five one two three four five six seven'],
    ['**very** _slow_ — really', 'very slow really'],
  ])('%s', (written, read) => expect(spoken(written)).toBe(read));

  it.each([
    ['It was 5 p.m. She slept.', ['it was five p m', 'she slept']],
    ['“It is 7:30 a.m. Wake up!”', ['it is seven thirty ay m', 'wake up']],
    ['at 5 p.m. Monday or 6 p.m. today', ['at five p m monday or six p m today']],
    ['Bread, eggs, etc. Then home.', ['bread eggs et cetera', 'then home']],
    ['She lived on Ives St. It rained.', ['she lived on ives street', 'it rained']],
    ['Mr. J. R. Hill of the U.S.A. He sang.', ['mister j r hill of the u s ay', 'he sang']],
    ['Dr. She said “St. The” twice', ['doctor she said saint the twice']],
    ['He was 5 min. late. It took 10 sec. Then he ran.', ['he was five minutes late', 'it took ten seconds', 'then he ran']],
    ['On Tues. they met. See you Fri. The sun rose.', ['on tuesday they met', 'see you friday', 'the sun rose']],
    ['A. A. Milne. The Bear', ['ay ay milne', 'the bear']],
    ['Take plan B. The rest is easy.', ['take plan b', 'the rest is easy']],
  ])('%s: the full stop of a short form ends a sentence where a new one begins', (written, sentences) => {
    const lines = prepareScript(written, []).lines.map((line) => line.words.flatMap(({ spoken: words }) => words).join(' '));
    expect(lines).toEqual(sentences);
  });

  it('what is said as several words is one word on the page', () => {
    const text = 'On 2024-11-22, ② and π: 24/7 by 555-1234.';
    const { lines, unspoken } = prepareScript(text, []);
    const words = lines.flatMap((line) => line.words).map(({ from, to }) => text.slice(from, to));
    expect(words).toEqual(['On', '2024-11-22', '②', 'and', 'π', '24/7', 'by', '555-1234']);
    expect(unspoken).toEqual([]);
    expect(prepareScript('Είναι π εδώ', []).unspoken).toEqual(['Είναι π εδώ']);
  });

  it('a word of many letters is one word on the page and pieces in the mouth', () => {
    const [line] = prepareScript('abcdefghij'.repeat(9), []).lines;
    expect(line?.words).toHaveLength(1);
    expect(line?.words[0]?.spoken.every((piece) => piece.length <= 24)).toBe(true);
  });

  it('other scripts are not spoken but told, neighbours as one part', () => {
    const script = prepareScript('Hello 你好,世界! and Привет, friend.', []);
    expect(script.unspoken).toEqual(['你好,世界', 'Привет']);
    expect(script.lines.flatMap((line) => line.words)).toHaveLength(3);
  });
});
