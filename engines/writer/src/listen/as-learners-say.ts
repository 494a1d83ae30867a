// English as it is typed by those who think in another language: “there comes a whale”, “has since yesterday a bicycle”, “becomes a brother”.

const DAYS = '(?:yesterday|today|(?:this|last) (?:week|month|year|summer|winter)|(?:a|one|two|three|four|some|a few|many) (?:days?|weeks?|months?|years?)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const ONE = String.raw`(?:an?|the|two|three|four|some|many|my|our|his|her|their) (?:\p{L}+ ){0,3}?\p{L}+`;

const WAYS: readonly [RegExp, string][] = [
  [new RegExp(`\\b(?:there|then|suddenly) comes? (?:suddenly )?(${ONE})(?= and | who | but |$|[,.!?])`, 'giu'), '$1 comes'],
  [new RegExp(`\\bthere lives? (${ONE})(?= in | on | under | and |$|[,.!?])`, 'giu'), '$1 lives'],
  [/\bit gives (?=an? |the |two |many |no |some )/giu, 'there is '],
  [new RegExp(`\\bsince ${DAYS}\\b ?`, 'giu'), ''],
  // “Becomes a brother”, from those whose word for it sounds so.
  [/\bbecomes? (?=(?:an? |two )(?:new |little |baby |small |own )*(?:brother|sister|sibling|baby|kitten|puppy|dog|cat|hamster|bunny|rabbit|pony|bicycle|bike|scooter|room|bed|present|twins?)\b)/giu, 'gets '],
  [/\bmakes? (?=an? (?:\p{L}+ )?(?:trip|journey|excursion|hike|walk)\b)/giu, 'go on '],
  [/\bmakes? (?=an? (?:\p{L}+ )?(?:party|picnic|break|sleepover|barbecue)\b)/giu, 'have '],
  [/\bwith the (train|bus|bike|bicycle|car|plane|tram|ferry)(?=$|[,.!?]| (?:to|and)\b)/giu, 'by $1'],
  [/\bin the (?=kindergarten\b|nursery\b|school(?=$|[,.!?]))/giu, 'at '], [/(?<=\b(?:sleepover|sleeps?|stays?|lives?) )by (?=(?:grand\p{L}+|granny|oma|opa)\b)/giu, 'with '], [/\bin the holidays\b/giu, 'on holiday'],
  [/\bhandy\b(?= (?:is|was|has|rings))|(?<=\b(?:his|her|my|the) )handy\b/giu, 'phone'],
];

/** One goes, and gets, and several come. */
const agreed = (text: string): string => text
  .replace(/\b(he|she|(?!They|We|I\b)\p{Lu}\p{L}+|(?:the|my|our|his|her) \p{L}+) (go on|have) (?=an? )/gu, (whole, who: string, does: string) => (/\band \S+ (?:go on|have)/u.test(text.slice(0, text.indexOf(whole) + whole.length)) ? whole : `${who} ${does === 'have' ? 'has' : 'goes on'} `))
  .replace(/\b(they|we|I) gets /giu, '$1 get ')
  .replace(/\b(two|three|four|some|many) ((?:\p{L}+ ){0,3}?\p{L}+) (comes|lives)\b/giu, (_, n: string, what: string, does: string) => `${n} ${what} ${does.slice(0, -1)}`);

export function asLearnersSay(text: string): string {
  let plain = text;
  for (const [pattern, right] of WAYS) plain = plain.replace(pattern, right);
  return plain === text ? text : agreed(plain).replace(/\s+/gu, ' ').trim();
}
