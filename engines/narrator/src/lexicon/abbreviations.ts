/** Short forms that end in a full stop which does not end the sentence. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  mr: 'mister', mrs: 'missus', ms: 'miz', dr: 'doctor', prof: 'professor', st: 'saint', sr: 'senior', jr: 'junior',
  mme: 'madam', mlle: 'mademoiselle', messrs: 'messers',
  capt: 'captain', sgt: 'sergeant', col: 'colonel', gen: 'general', lt: 'lieutenant', rev: 'reverend', hon: 'honorable',
  mt: 'mount', rd: 'road', ave: 'avenue', blvd: 'boulevard', ln: 'lane',
  vs: 'versus', etc: 'et cetera', approx: 'approximately',
  'e.g': 'for example', 'i.e': 'that is', 'a.m': 'ay m', 'p.m': 'p m',
};

/** Titles, which the British write without a full stop. */
export const BARE_TITLE = /^(?:Mr|Mrs|Ms|Dr|Prof|St)$/;

/** Short forms that mean something else behind the name of a street: "Ives St.", "Mulberry Dr.". */
export const IN_ADDRESSES: Readonly<Record<string, string>> = { st: 'street', dr: 'drive' };

/** Short forms that are only short before a number: "No. 7", "p. 12", "Nov. 22". */
export const BEFORE_A_NUMBER: Readonly<Record<string, string>> = {
  no: 'number', p: 'page', pp: 'pages', ch: 'chapter', vol: 'volume', fig: 'figure', apt: 'apartment',
  jan: 'january', feb: 'february', mar: 'march', apr: 'april', aug: 'august', sep: 'september', sept: 'september', oct: 'october', nov: 'november',
  dec: 'december',
};

/** "Mon. and Tues.", "Mon–Fri", "Wed 9am". */
export const DAYS: Readonly<Record<string, string>> = {
  mon: 'monday', tue: 'tuesday', tues: 'tuesday', wed: 'wednesday', thu: 'thursday', thurs: 'thursday', fri: 'friday', sat: 'saturday', sun: 'sunday',
};

/** "$2.5 million", "£3m". */
export const LARGE: Readonly<Record<string, string>> = {
  thousand: 'thousand', million: 'million', billion: 'billion', trillion: 'trillion', k: 'thousand', m: 'million', mn: 'million', bn: 'billion',
};

/** Spoken letter by letter although they could be read as words (those without a vowel need no list). */
export const SPELLED: ReadonlySet<string> = new Set([
  'USA', 'UK', 'UFO', 'UFOS', 'AI', 'EU', 'UN', 'IQ', 'ID', 'USB', 'FBI', 'CIA', 'IOU', 'ABC',
  'BFF', 'VIP', 'OMG', 'LOL', 'SOS', 'ATM', 'CEO', 'FYI', 'FAQ', 'DIY', 'AKA',
]);

/** Units that may follow a number, as one or as many. */
export const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  km: ['kilometer', 'kilometers'], cm: ['centimeter', 'centimeters'], mm: ['millimeter', 'millimeters'],
  'km/h': ['kilometer per hour', 'kilometers per hour'], kmh: ['kilometer per hour', 'kilometers per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'], 'm/s': ['meter per second', 'meters per second'],
  kg: ['kilogram', 'kilograms'], mph: ['mile per hour', 'miles per hour'], ft: ['foot', 'feet'], lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'], oz: ['ounce', 'ounces'], tbsp: ['tablespoon', 'tablespoons'], tsp: ['teaspoon', 'teaspoons'],
  hr: ['hour', 'hours'], hrs: ['hour', 'hours'], min: ['minute', 'minutes'], mins: ['minute', 'minutes'], sec: ['second', 'seconds'],
  secs: ['second', 'seconds'], '′': ['foot', 'feet'], '″': ['inch', 'inches'], ml: ['milliliter', 'milliliters'], '%': ['percent', 'percent'], '°': ['degree', 'degrees'],
  '°c': ['degree celsius', 'degrees celsius'], '°f': ['degree fahrenheit', 'degrees fahrenheit'], am: ['ay m', 'ay m'], pm: ['p m', 'p m'],
};

export const MONEY: Readonly<Record<string, readonly [one: string, many: string, smallOne: string, smallMany: string]>> = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '£': ['pound', 'pounds', 'penny', 'pence'],
  '€': ['euro', 'euros', 'cent', 'cents'],
  '¥': ['yen', 'yen', 'sen', 'sen'],
  '₹': ['rupee', 'rupees', 'paisa', 'paise'],
  '¢': ['cent', 'cents', 'cent', 'cents'],
  '₩': ['won', 'won', 'jeon', 'jeon'],
  '₽': ['ruble', 'rubles', 'kopeck', 'kopecks'],
};

export const SYMBOLS: Readonly<Record<string, string>> = {
  '&': 'and', '+': 'plus', '=': 'equals', '÷': 'divided by', '±': 'plus or minus', '@': 'at', '×': 'times', '*': 'times', '♥': 'love', '❤': 'love', '-': 'minus', '−': 'minus', '№': 'number', '#': 'number', '²': 'squared', '³': 'cubed',
  α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', Δ: 'delta', θ: 'theta', λ: 'lambda', μ: 'mu', π: 'pie', Σ: 'sigma', φ: 'phi', Ω: 'omega', ω: 'omega',
};

export const FRACTIONS: Readonly<Record<string, string>> = {
  '½': 'one half', '¼': 'one quarter', '¾': 'three quarters', '⅓': 'one third', '⅔': 'two thirds',
  '⅕': 'one fifth', '⅖': 'two fifths', '⅗': 'three fifths', '⅘': 'four fifths', '⅙': 'one sixth', '⅚': 'five sixths', '⅐': 'one seventh',
  '⅛': 'one eighth', '⅜': 'three eighths', '⅝': 'five eighths', '⅞': 'seven eighths', '⅑': 'one ninth', '⅒': 'one tenth',
};

export const MONTHS: readonly string[] = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october',
  'november', 'december'];
