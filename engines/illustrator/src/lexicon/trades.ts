/** Clothes of a trade that the tree of types does not have: the postman, the miller, the judge of a story, or “Human - Plumber” in a family’s own words. */
import type { Costume } from './roles.ts';

const suit = (main: string, hat: string | undefined, more: Partial<Costume> = {}): Costume => ({ cut: 'suit', ...(hat ? { hat } : {}), main, bottom: main, extras: [], ...more });
const overalls = (main: string, hat: string, second = '#f2ead8'): Costume => ({ cut: 'overalls', hat, main, second, bottom: main, extras: [] });
const aproned = (main: string, hat: string | undefined, bottom = '#5a5468'): Costume => ({ cut: 'shirt', ...(hat ? { hat } : {}), main, bottom, extras: ['apron'] });

/** Whole names of trades: a “cloud shepherd” is no shepherd. */
const TRADES: readonly (readonly [words: string, costume: Costume])[] = [
  ['post(?:man|woman|-girl|master|mistress)|letter carrier|mail(?:man|woman)', suit('#34508f', 'post', { extras: ['satchel'], second: '#d9483f' })],
  ['cook|chef', { cut: 'shirt', hat: 'chef', main: '#fbf7ee', bottom: '#6a7084', extras: ['apron', 'scarf'], second: '#d9483f' }],
  ['(?:tram |bus |train )?driver|tram ?man|conductor|ticket (?:man|seller|collector)|ticket-seller|station ?master|signalman|guard of the train', suit('#3f6a5a', 'police', { second: '#f2c14e', extras: ['badge'] })],
  ['miller', { ...aproned('#f4f0e6', 'cap', '#a9a08f'), second: '#d9cfb8' }],
  ['inspector|clerk|secretary|typist|registrar|accountant', suit('#6a6f80', undefined, { extras: ['bowtie'], second: '#8a3f4a' })],
  ['judge|magistrate', { cut: 'robe', main: '#2f2b3a', second: '#fdf9f2', extras: ['collar'] }],
  ['caretaker|janitor|plumber|electrician|mechanic|digger|tinker', overalls('#4f78b4', 'cap', '#d98a3f')],
  ['sweeper|road sweeper|street sweeper|dustman', overalls('#e0843c', 'cap')],
  ['chimney sweep', suit('#3a3646', 'tophat', { second: '#d9d3c8', extras: ['scarf'] })],
  ['tailor|seamstress|dressmaker|hatter', { cut: 'vest', main: '#7a5a9a', second: '#f6efe0', bottom: '#4a4360', extras: ['bowtie'] }],
  ['cobbler|shoemaker|saddler|watchmaker|cooper|potter|weaver', aproned('#8a6a4a', undefined)],
  ['smith|blacksmith', aproned('#7a4a3c', 'bandana', '#3f3a46')],
  ['butcher', { cut: 'shirt', hat: 'cap', main: '#fbf7ee', second: '#c2334d', bottom: '#4a4b60', extras: ['stripes', 'apron'] }],
  ['grocer|shopkeeper|merchant|dealer|trader|stallholder|landlady|landlord|innkeeper', aproned('#5f8f6a', undefined)],
  ['barber|chemist|pharmacist|dentist', { cut: 'coat', main: '#f6f8fa', second: '#8fc9d6', extras: ['collar'] }],
  ['milk ?(?:wo)?man', { cut: 'coat', hat: 'police', main: '#f4f6f8', second: '#4b86d6', bottom: '#4a5a94', extras: [] }],
  ['police(?:man|woman)|constable', suit('#34508f', 'police', { bottom: '#263a6b', extras: ['badge'] })],
  ['vicar|curate|priest|pastor|parson', suit('#33303f', undefined, { extras: ['collar'] })],
  ['bishop', { cut: 'robe', main: '#7a3f8f', second: '#f2c14e', extras: ['necklace'] }],
  ['nun', { cut: 'robe', hat: 'headscarf', main: '#3a3a4c', second: '#f6f4ee', extras: ['collar'] }],
  ['fisher(?:man|woman)|ferry(?:man|woman)|boatman|skipper', { cut: 'coat', hat: 'southwester', main: '#f2c23f', second: '#34508f', bottom: '#34508f', extras: [] }],
  ['lighthouse[- ]keeper', suit('#2f4a78', 'sailor', { second: '#f4f1ea' })],
  ['shepherd|goat ?(?:man|herd)', { cut: 'coat', hat: 'fedora', main: '#a98f6a', second: '#7a9a5a', bottom: '#6b5a44', extras: ['scarf'] }],
  ['porter|usher|bell ?boy|doorman|attendant|footman|steward(?:ess)?', suit('#b03a48', 'police', { second: '#f2c14e' })],
  ['waiter|waitress|butler', { cut: 'vest', main: '#3a3646', second: '#fdf9f2', bottom: '#3a3646', extras: ['bowtie'] }],
  ['lamplighter', { cut: 'coat', hat: 'tophat', main: '#4a5a6a', second: '#7a4a3c', bottom: '#3f4456', extras: ['scarf'] }],
  ['mayor|chairman|headmaster|headmistress', suit('#4a3f6a', undefined, { extras: ['medal'], second: '#f2c14e' })],
  ['bee ?keeper', { cut: 'coat', hat: 'straw', main: '#f6f1e2', second: '#f2c14e', bottom: '#e9e2cf', extras: [] }],
  ['washerwoman|laundress|cleaner|charwoman', { cut: 'dress', hat: 'headscarf', main: '#7fa6c4', second: '#f6efe0', extras: ['apron'] }],
  ['bride', { cut: 'gown', hat: 'flowers', main: '#fdfaf4', second: '#f3dfe4', extras: ['necklace'] }],
  ['bridegroom|groom', suit('#3f4258', undefined, { extras: ['bowtie'], second: '#fdf9f2' })],
  ['(?:band|choir)master|organist|umpire|referee', suit('#3a3646', undefined, { extras: ['bowtie'], second: '#d9483f' })],
  ['reporter|messenger', { cut: 'coat', hat: 'fedora', main: '#b08a5c', second: '#6a5a44', extras: ['satchel'] }],
];
const WHOLE = TRADES.map(([words, costume]) => [new RegExp(`^(?:old |young |retired )?(?:${words})$`, 'i'), costume] as const);

export const tradeCostume = (particular: string): Costume | undefined => WHOLE.find(([words]) => words.test(particular.trim()))?.[1];
