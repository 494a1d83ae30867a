/** How things break that are known for what they are all the same. */
export type Break = 'crack' | 'tear' | 'snap';

export const BREAKS: Readonly<Record<string, Break>> = {
  cup: 'crack', plate: 'crack', bowl: 'crack', jug: 'crack', jar: 'crack', teapot: 'crack', mirror: 'crack', egg: 'crack', glass: 'crack', bell: 'crack', lantern: 'crack', clock: 'crack', watch: 'crack', vase: 'crack',
  kite: 'tear', umbrella: 'tear', map: 'tear', letter: 'tear', book: 'tear', flag: 'tear', paper: 'tear', drum: 'tear', sack: 'tear', paperboat: 'tear',
  stick: 'snap', plank: 'snap', broom: 'snap', spoon: 'snap', pencil: 'snap', flute: 'snap', wand: 'snap', ruler: 'snap', comb: 'snap', mop: 'snap', marble: 'crack',
};
