import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { drawPicture } from './src/index.ts';
import { MAYA, RUSTY, OLIVE, PIXEL, EMBER, KOFI, LIN, FINN, someone, somewhere } from './contact-sheets/casts.ts';
const what = process.argv[2];
const out = process.argv[3];
const GENTLE = { ...LIN, personality: ['Gentle', 'Caring'] };
const SILLY = { ...FINN, personality: ['Playful'] };
let briefs = [], cell = [384, 512], cols = 6;
if (what === 'portraits') for (const c of [GENTLE, SILLY, RUSTY, OLIVE]) for (const seed of 'abcdef') briefs.push({ is: 'portrait', seed, character: c });
const S = (text, cast, more = {}) => ({ is: 'scene', seed: text.slice(0, 20), text, cast, ...more });
if (what === 'stories') {
  cell = [560, 560]; cols = 3;
  briefs = [
    S('Lin sat in the armchair. The rain stopped. Behind the shed sat the class hamster. “Look!” said Finn.', [LIN, FINN], { place: somewhere('Residential', 'Grandparents House') }),
    S('Kofi sat down at his desk. Autumn leaves hung on the window. It was as easy as cake, and the plan was like a map.', [KOFI, MAYA], { place: somewhere('Modern Settings', 'Elementary School', { climate: 'Golden Autumn' }) }),
    S('Behind the rock sat a talking whale. A tiny crab came by. Maya laughed and Rusty pointed at the golden key. Under the hedge lay a golden key.', [MAYA, RUSTY], { aspect: 'tall', place: somewhere('Seasonal Realms', 'Summer Beach') }),
    S('Lin and Finn bought a lantern on that day. Everyone danced.', [LIN, FINN], { place: somewhere('Enchanted Settlements', 'Goblin Market', { name: 'The Night Market' }) }),
    S('Finn opened the old box. There stood a ladder.', [FINN, OLIVE], { place: somewhere('Residential', 'Grandparents House', { name: 'Grandpa’s Tool Shed', description: 'dusty, old tools' }), aspect: 'tall' }),
    S('Maya found a grey kitten. Gnomes in red hats said good day.', [MAYA, LIN, KOFI, FINN, RUSTY], { aspect: 'tall' }),
    S('There stood a big door. Ember pointed at the door. Olive flew. A snail was crossing the step.', [EMBER, OLIVE], { place: somewhere('Seasonal Realms', 'Snow Village') }),
    S('The door in the water opened, and a hundred frogs stood up and sang. Pixel cheered.', [PIXEL, MAYA, EMBER], { place: somewhere('Hidden Sanctuaries', 'Silent Lake') }),
    S('Coral found a pearl, and Ink was amazed. A tiny fish swam by.', [someone('Mythical Creature - Sea Folk - Mermaid or Merman', { id: 'coral', name: 'Coral', gender: 'female' }), someone('Animal - Ocean Animals - Octopus', { id: 'ink', name: 'Ink' })], { aspect: 'tall', place: somewhere('Elemental Domains', 'Underwater Palace') }),
  ];
}
const rooms = ['Tool Shed', 'Old Barn', 'Garage', 'Attic', 'Cellar', 'Hospital', 'Soccer Field', 'Circus Tent', 'Zoo'];
if (what === 'rooms') { cell = [512, 384]; cols = 3; briefs = rooms.map((t) => ({ is: 'place', seed: t, place: somewhere('Residential', t) })); }
if (what === 'told') {
  const { readFileSync } = await import('node:fs');
  cell = [480, 480]; cols = 4;
  const skip = Number(process.argv[4] ?? 0);
  for (const story of readFileSync('/tmp/stories.txt', 'utf8').split('\n=== ').slice(1 + skip, 4 + skip)) {
    const head = story.split('\n')[0];
    const cast = [...(head.split(' · ').at(-1) ?? '').matchAll(/([^,(]+) \(([^)]+)\)/g)].map(([, n, t]) => someone(/Caller|Captain/.test(t) ? `Human - Any - ${t}` : `Any - Any - ${t}`, { id: n.trim(), name: n.trim().replace(/^=+ /, '') }));
    const where = [somewhere('Residential', 'Playroom', { name: 'Playroom' }), somewhere('Enchanted Settlements', 'Elf Village'), somewhere('Mystical Nature', 'Whispering Forest')][briefs.length / 4 % 3];
    for (const part of story.split(/--- \w+/).slice(1)) briefs.push({ is: 'scene', seed: part.slice(0, 30), text: part, cast: cast.slice(0, 5), place: where });
  }
}
const tiles = [];
for (const [i, b] of briefs.entries()) {
  const d = drawPicture(b);
  if (b.is === 'scene') console.log(i, d.alt);
  const png = new Resvg(d.svg, { fitTo: { mode: 'width', value: cell[0] } }).render().asPng();
  tiles.push({ input: await sharp(png).resize(cell[0], cell[1], { fit: 'contain', background: '#fff' }).png().toBuffer(), left: (i % cols) * (cell[0] + 4), top: Math.floor(i / cols) * (cell[1] + 4) });
}
await sharp({ create: { width: cols * (cell[0] + 4), height: Math.ceil(briefs.length / cols) * (cell[1] + 4), channels: 3, background: '#fff' } }).composite(tiles).png().toFile(out);
