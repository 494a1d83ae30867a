/** What a hosted model costs, as the operator told it: AI_PRICES. */

const NUMBER = '\\d+(?:\\.\\d+)?';
const PRICE = `(?:text|eyes|moderation)=${NUMBER}/${NUMBER}|(?:image|speech)=${NUMBER}`;
export const PRICES = new RegExp(`^(?:${PRICE})(?:,(?:${PRICE}))*$`);

export interface PriceOfTokens {
  read: number;
  written: number;
}

/** US dollars for one token, picture or letter; absent where the operator did not tell. */
export interface Prices {
  text?: PriceOfTokens;
  eyes?: PriceOfTokens;
  moderation?: PriceOfTokens;
  image?: number;
  speech?: number;
}

/** Tokens and letters are priced by the million. */
const MILLION = 1_000_000;

/** @param told what PRICES lets through, or nothing */
export function pricesOf(told: string): Prices {
  const prices: Prices = {};
  for (const one of told === '' ? [] : told.split(',')) {
    const [work, numbers = ''] = one.split('=');
    const [first = 0, second = 0] = numbers.split('/').map(Number);
    if (work === 'image') prices.image = first;
    else if (work === 'speech') prices.speech = first / MILLION;
    else if (work === 'text' || work === 'eyes' || work === 'moderation') prices[work] = { read: first / MILLION, written: second / MILLION };
  }
  return prices;
}
