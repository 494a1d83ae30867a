/** Dragons, trolls, golems, monsters. */
import { type Entry, bug, creature } from './being.ts';

/** Dragons and dinosaurs, in heights of a child. */
const GRAND = 1.85;

export const CREATURES: readonly Entry[] = [
  [/loch ness|nessie|sea serpent/i, bug('snake', '#5fa08f', '#d9ecc4', '#6fc4c0', 1.7)],
  [/triceratops/i, creature({ body: '#c98f5c', belly: '#f4dfb4', wing: '#8a5c38', snout: 'bull', horns: 'bull', tail: true, spikes: true }, 1.7)],
  [/pterodact|pteranodon/i, creature({ skin: 'plain', body: '#b98a6a', belly: '#f0d8bc', wing: '#8f5f4c', wings: true, snout: 'beak', horns: 'none', spikes: true, tail: true }, 1.5)],
  [
    /water dragon|sea dragon/i,
    creature({ body: '#4a9fd0', belly: '#dff4f0', wing: '#5fd0c4', wings: true, tail: true, spikes: true, ears: 'fin', horns: 'dragon' }, GRAND),
  ],
  [
    /fire dragon|red dragon/i,
    creature({ body: '#d9503f', belly: '#ffd98a', wing: '#f09a3c', wings: true, tail: true, spikes: true, ears: 'fin', horns: 'dragon' }, GRAND),
  ],
  [
    /ice dragon|frost dragon|silver dragon/i,
    creature({
      body: '#9fcbe6',
      belly: '#f4fbff',
      wing: '#6f9fd6',
      wings: true,
      tail: true,
      spikes: true,
      ears: 'fin',
      horns: 'dragon',
      horn: '#eaf6ff',
    }, GRAND),
  ],
  [
    /dragonborn/i,
    creature({ body: '#b5503f', belly: '#f4d08a', wing: '#e0943c', tail: true, spikes: true, ears: 'fin', horns: 'dragon', armor: true }, 1.3),
  ],
  [/dragon|drake\b|wyvern|draco|lindworm/i, creature({ wings: true, tail: true, spikes: true, ears: 'fin', horns: 'dragon' }, GRAND)],
  [
    /cloud dragon/i,
    creature({
      body: '#dfeaf8',
      belly: '#ffffff',
      wing: '#b4cbee',
      wings: true,
      tail: true,
      spikes: true,
      ears: 'fin',
      horns: 'dragon',
      horn: '#fff3d8',
    }, GRAND),
  ],
  [
    /book dragon/i,
    creature({ body: '#a4604a', belly: '#fbeed2', wing: '#f2e2c0', wings: true, tail: true, spikes: true, ears: 'fin', horns: 'dragon' }, GRAND),
  ],
  [
    /dinosaur|raptor|saur|t[- ]?rex\b|diplodocus|tyrannos|reptil|lizardfolk|saurian/i,
    creature({ body: '#7fb85a', belly: '#f1efb8', snout: 'jaw', tail: true, spikes: true, horns: 'none' }, GRAND),
  ],
  [
    /yeti|bigfoot|sasquatch|snow beast|abominable/i,
    creature({ skin: 'fur', body: '#dfe9f4', belly: '#f8fbff', snout: 'flat', horns: 'none', ears: 'round' }, 1.7),
  ],
  [
    /cyclops/i,
    creature({ skin: 'plain', body: '#b9905f', belly: '#e0bf90', snout: 'flat', horns: 'one', ears: 'big', eyes: 1, armor: false }, 1.8),
  ],
  [
    /troll/i,
    creature(
      { skin: 'plain', body: '#7fa06a', belly: '#bcd09a', snout: 'flat', ears: 'big', horns: 'none', fangs: true, leaves: true },
      1.6,
    ),
  ],
  [
    /ogre|giant\b|titan|colossus/i,
    creature({ skin: 'plain', body: '#9aa85a', belly: '#d0d494', snout: 'flat', ears: 'big', horns: 'none', fangs: true }, 1.75),
  ],
  [
    /golem|\brocks?\b|\brocky|stone guardian|earth elemental|gargoyle/i,
    creature({ skin: 'rock', body: '#9a948c', belly: '#b9b2a6', snout: 'flat', horns: 'none', wings: false }, 1.65),
  ],
  [
    /walking tree|mountain spirit|treant|\bent\b|tree (spirit|folk|guardian)|forest guardian|green man|leshy/i,
    creature({ skin: 'bark', body: '#8f6a48', belly: '#b18a60', snout: 'flat', horns: 'none', leaves: true }, 1.75),
  ],
  [
    /demon|devil|balrog/i,
    creature(
      {
        skin: 'plain',
        body: '#c4485a',
        belly: '#f0a08a',
        wing: '#7a2f5a',
        snout: 'flat',
        horns: 'bull',
        ears: 'big',
        wings: true,
        tail: true,
        fangs: true,
      },
      1.1,
    ),
  ],
  [/patchwork/i, creature({ skin: 'plain', body: '#8fb48a', belly: '#d9a4a0', snout: 'flat', ears: 'round', horns: 'none' }, 1.1)],
  [/puddle/i, creature({ skin: 'plain', body: '#5fb4d6', belly: '#c4ecf6', snout: 'flat', ears: 'round', horns: 'none' }, 0.9)],
  [
    /giggle|sock/i,
    creature(
      { skin: 'fur', body: '#f08ab0', belly: '#fbd3e0', snout: 'flat', horns: 'small', ears: 'round', tail: true, fangs: true },
      0.95,
    ),
  ],
  [/cookie/i, creature({ skin: 'fur', body: '#c98a52', belly: '#f6e3c4', snout: 'flat', horns: 'none', ears: 'round', fangs: true }, 0.95)],
  [
    /closet|fluffy alien/i,
    creature({ skin: 'fur', body: '#58c4b0', belly: '#c9f0e6', snout: 'flat', horns: 'small', ears: 'round', tail: true }, 1),
  ],
  [
    /monster|beast\b|behemoth|boogey|bogey|fiend|wendigo|chupacabra/i,
    creature(
      { skin: 'fur', body: '#8a6ac4', belly: '#cdb4ee', snout: 'flat', horns: 'bull', ears: 'round', tail: true, fangs: true },
      1.15,
    ),
  ],
];
