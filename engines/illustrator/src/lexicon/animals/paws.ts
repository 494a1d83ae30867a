/** Foxes, dogs, cats, bears, rodents, apes and others on paws, real and of legend. The first entry whose words match wins. */
import { type Entry, beast, creature, swimmer } from '../being.ts';

export const PAWED_ANIMALS: readonly Entry[] = [
  [/arctic fox|snow fox/i, beast({ head: 'fox', ears: 'pointed', tail: 'bushy', fur: '#e9eef4', cream: '#ffffff', dark: '#b9c4d4' })],
  [/kitsune|nine[- ]tail/i, beast({ head: 'fox', ears: 'pointed', tail: 'bushy', fur: '#f6efe4', cream: '#ffffff', dark: '#d9604a' })],
  [/fennec/i, beast({ head: 'fox', ears: 'long', tail: 'bushy', fur: '#e9c795', dark: '#7a5238' }, 0.64)],
  [/fox/i, beast({ head: 'fox', ears: 'pointed', tail: 'bushy', fur: '#ef8a3d', dark: '#4a2a2a' })],
  [/werewolf|lycan/i, creature({ skin: 'fur', body: '#6a6672', belly: '#b9b4ba', snout: 'bull', ears: 'big', tail: true, fangs: true })],
  [/cerberus|three[- ]headed/i, beast({ head: 'dog', ears: 'pointed', tail: 'thin', fur: '#5a5060', cream: '#8f8494', heads: 3 }, 1.4)],
  [/hellhound/i, beast({ head: 'fox', ears: 'pointed', tail: 'bushy', fur: '#4a3a4e', cream: '#e8844a', dark: '#e0562f' }, 0.9)],
  [/wolf|fenrir/i, beast({ head: 'fox', ears: 'pointed', tail: 'bushy', fur: '#8b93a3', cream: '#eef0f4', dark: '#4b5160' }, 0.88)],
  [/coyote|jackal\b|dingo|hyena/i, beast({ head: 'fox', ears: 'pointed', tail: 'bushy', fur: '#c49a62', dark: '#5a4632' })],
  [
    /dog|puppy|hound|retriever|terrier|corgi|husky|poodle|dalmatian|bulldog|german shepherd|\bpup\b|labrador|beagle/i,
    beast({ head: 'dog', ears: 'floppy', tail: 'curl', fur: '#c98f55', cream: '#fdeed6', dark: '#6b4128' }, 0.78),
  ],
  [
    /sphinx/i,
    beast(
      { head: 'cat', ears: 'none', tail: 'tuft', fur: '#e0b25a', cream: '#f8e6b8', dark: '#35609c', mane: 'hair', wings: 'feather' },
      1.4,
    ),
  ],
  [/black cat|familiar/i, beast({ head: 'cat', ears: 'cat', tail: 'thin', fur: '#4a4558', cream: '#6a6478', dark: '#2b2634' }, 0.62)],
  [
    /lioness|cougar|puma|mountain lion/i,
    beast({ head: 'cat', ears: 'round', tail: 'tuft', fur: '#d9a860', cream: '#fdf0d4', dark: '#6b4128' }, 1.1),
  ],
  [
    /manticore|nemean/i,
    beast({ head: 'lion', ears: 'round', tail: 'tuft', mane: 'lion', fur: '#d9924a', dark: '#a34a2c', wings: 'bat' }, 1.45),
  ],
  [
    /griffin|gryphon|hippogriff/i,
    beast(
      { head: 'cat', ears: 'pointed', tail: 'tuft', fur: '#d9a95a', cream: '#fbf3e2', dark: '#7a5230', wings: 'feather', beak: true },
      1.5,
    ),
  ],
  [
    /chimera|chimaera/i,
    beast({ head: 'lion', ears: 'round', tail: 'tuft', mane: 'lion', fur: '#d58b46', dark: '#8a4a5c', horns: 'ram', wings: 'bat' }, 1.45),
  ],
  [/sea ?lion/i, swimmer('seal', '#8a7464', '#c9b49c', '#6e5a4e')],
  [/lion/i, beast({ head: 'lion', ears: 'round', tail: 'tuft', mane: 'lion', fur: '#e5ac58', cream: '#fdf0d4', dark: '#a6602f' }, 1.2)],
  [
    /tiger/i,
    beast({ head: 'cat', ears: 'round', tail: 'ringed', pattern: 'stripes', fur: '#f0953f', cream: '#fff6e6', dark: '#3f2a2c' }, 1.15),
  ],
  [
    /snow leopard/i,
    beast({ head: 'cat', ears: 'round', tail: 'bushy', pattern: 'spots', fur: '#dfe2e8', cream: '#ffffff', dark: '#6a7080' }, 1.05),
  ],
  [
    /leopard|cheetah|jaguar|ocelot|lynx|bobcat/i,
    beast({ head: 'cat', ears: 'round', tail: 'ringed', pattern: 'spots', fur: '#e9b765', cream: '#fff3da', dark: '#5a3b2a' }, 1.05),
  ],
  [/panther/i, beast({ head: 'cat', ears: 'round', tail: 'thin', fur: '#4a4760', cream: '#6a6680', dark: '#2d2b3c' }, 1.05)],
  [
    /kitten|\bcat\b|tabby|siamese|persian|feline/i,
    beast({ head: 'cat', ears: 'cat', tail: 'thin', pattern: 'stripes', fur: '#e3a15c', cream: '#fff3e0', dark: '#b56f37' }, 0.62),
  ],
  [/red panda/i, beast({ head: 'fox', ears: 'round', tail: 'ringed', fur: '#c9623a', cream: '#fff1df', dark: '#7a3526' }, 0.7)],
  [
    /panda/i,
    beast({ head: 'bear', ears: 'round', tail: 'stub', pattern: 'panda', fur: '#f6f3ee', cream: '#ffffff', dark: '#3a3744' }, 1.25),
  ],
  [/koala/i, beast({ head: 'bear', ears: 'huge', tail: 'stub', fur: '#9aa2ae', cream: '#eef0f2', dark: '#3a3a44' }, 0.66)],
  [/polar bear/i, beast({ head: 'bear', ears: 'round', tail: 'stub', fur: '#f1f3f6', cream: '#ffffff', dark: '#4a5060' }, 1.6)],
  [/bear|cub/i, beast({ head: 'bear', ears: 'round', tail: 'stub', fur: '#9a6640', cream: '#e6c79c', dark: '#4a2d20' }, 1.5)],
  [
    /baku|dream-eating/i,
    beast({ stance: 'stand', head: 'elephant', ears: 'none', tail: 'tuft', fur: '#a99ad6', cream: '#e6dcf6', dark: '#6a5aa0' }, 0.9),
  ],
  [
    /qilin|kirin/i,
    beast(
      {
        stance: 'stand',
        head: 'deer',
        ears: 'leaf',
        tail: 'tuft',
        horns: 'antlers',
        mane: 'hair',
        neck: 50,
        fur: '#5fc0b0',
        cream: '#f4ecc0',
        dark: '#e0843c',
      },
      1.55,
    ),
  ],
  [
    /raccoon/i,
    beast({ head: 'fox', ears: 'round', tail: 'ringed', pattern: 'raccoon', fur: '#8f939c', cream: '#f1f1f1', dark: '#4a4b55' }, 0.7),
  ],
  [
    /badger/i,
    beast({ head: 'fox', ears: 'small', tail: 'stub', pattern: 'badger', fur: '#6d6f7a', cream: '#f4f4f2', dark: '#33323c' }, 0.6),
  ],
  [
    /skunk/i,
    beast({ head: 'fox', ears: 'round', tail: 'bushy', pattern: 'badger', fur: '#3f3d48', cream: '#f8f6f2', dark: '#2b2934' }, 0.64),
  ],
  [/chipmunk/i, beast({ head: 'squirrel', ears: 'small', tail: 'plume', pattern: 'stripes', fur: '#c08a54', cream: '#fdeed8', dark: '#5a3a26' }, 0.5)],
  [/squirrel/i, beast({ head: 'squirrel', ears: 'tufted', tail: 'plume', fur: '#b9602c', cream: '#fdeed8', dark: '#6a3218' }, 0.56)],
  [/beaver/i, beast({ head: 'bear', ears: 'small', tail: 'beaver', fur: '#8f6546', cream: '#e9d2b0', dark: '#54382a' }, 0.66)],
  [/otter/i, beast({ head: 'bear', ears: 'small', tail: 'thin', fur: '#8a6248', cream: '#efdcc0', dark: '#54382a' }, 0.66)],
  [/ermine|stoat/i, beast({ head: 'lion', ears: 'round', tail: 'tipped', fur: '#f4efe6', cream: '#ffffff', dark: '#3a3038' }, 0.54)],
  [/ferret|polecat/i, beast({ head: 'lion', ears: 'round', tail: 'tipped', pattern: 'raccoon', fur: '#e2cda8', cream: '#fff6e6', dark: '#6a4c38' }, 0.56)],
  [/weasel|mongoose|\bmink|marten/i, beast({ head: 'lion', ears: 'round', tail: 'tipped', fur: '#b06f3c', cream: '#fff3dc', dark: '#4f2f22' }, 0.54)],
  [
    /hedgehog|porcupine|echidna/i,
    beast({ head: 'hedgehog', ears: 'small', tail: 'none', pattern: 'spines', fur: '#d9b48a', cream: '#fbe9cf', dark: '#6d5242' }, 0.52),
  ],
  [
    /rhinoceros|rhino/i,
    beast(
      {
        head: 'cow',
        ears: 'leaf',
        tail: 'thin',
        pattern: 'plates',
        horns: 'rhino',
        fur: '#9aa0aa',
        cream: '#c6cad0',
        dark: '#5f6570',
        stance: 'stand',
      },
      1.6,
    ),
  ],
  [
    /armadillo/i,
    beast({ stance: 'stand', head: 'anteater', ears: 'horse', tail: 'thin', pattern: 'bands', fur: '#d6b69a', cream: '#f4dfcc', dark: '#a5826a' }, 0.66),
  ],
  [
    /pangolin/i,
    beast({ stance: 'stand', head: 'anteater', ears: 'small', tail: 'scaly', pattern: 'scales', fur: '#c99f78', cream: '#ecd3b4', dark: '#8a5c38' }, 0.7),
  ],
  [
    /jackalope|wolpertinger/i,
    beast({ head: 'rabbit', ears: 'long', tail: 'puff', horns: 'antlers', fur: '#c9a47c', cream: '#fff6ea', dark: '#6b4a3a' }, 0.66),
  ],
  [/rabbit|bunny|hare\b/i, beast({ head: 'rabbit', ears: 'long', tail: 'puff', fur: '#c9ab8c', cream: '#fff6ea', dark: '#6b4a3a' }, 0.6)],
  [
    /\bbat\b/i,
    creature(
      { skin: 'fur', body: '#6c5a78', belly: '#c6b2c4', wing: '#54405f', snout: 'flat', ears: 'big', wings: true, fangs: true },
      0.6,
    ),
  ],
  [/capybara|wombat|marmot|groundhog|woodchuck/i, beast({ head: 'bear', ears: 'small', tail: 'none', fur: '#a9805a', cream: '#d9b88e', dark: '#5f4230' }, 0.66)],
  [/quokka|opossum|possum|meerkat|prairie dog/i, beast({ head: 'mouse', ears: 'round', tail: 'thin', fur: '#b8946c', cream: '#f0dcbc', dark: '#5a4434' }, 0.56)],
  [/chinchilla/i, beast({ head: 'mouse', ears: 'huge', tail: 'bushy', fur: '#b4b4c4', cream: '#f0eef4', dark: '#6a6878' }, 0.52)],
  [/platypus/i, beast({ head: 'bear', ears: 'none', tail: 'beaver', fur: '#8a6248', cream: '#d9b48a', dark: '#4a3a3a', beak: true }, 0.62)],
  [/anteater/i, beast({ stance: 'stand', head: 'anteater', ears: 'small', tail: 'plume', fur: '#8a8088', cream: '#e8e0dc', dark: '#3f3840' }, 0.86)],
  [/aardvark/i, beast({ stance: 'stand', head: 'anteater', ears: 'long', tail: 'thin', fur: '#c8a594', cream: '#f0d8cc', dark: '#7a5a50' }, 0.8)],
  [/\bmoles?\b/i, beast({ head: 'mole', ears: 'none', tail: 'stub', fur: '#5f5666', cream: '#8d8294', dark: '#f2a3a2' }, 0.5)],
  [/sloth/i, beast({ head: 'bear', ears: 'none', tail: 'stub', pattern: 'sloth', fur: '#9a8468', cream: '#ecdcba', dark: '#5f4834' }, 0.7)],
  [/dachshund|chihuahua|spaniel|collie/i, beast({ head: 'dog', ears: 'floppy', tail: 'thin', fur: '#a8683c', cream: '#e0b07a', dark: '#5a3420' }, 0.6)],
  [/hamster|gerbil/i, beast({ head: 'bear', ears: 'small', tail: 'stub', fur: '#e8ad62', cream: '#fff4e2', dark: '#9a6230' }, 0.5)],
  [
    /mouse|\brat\b|vole|shrew|dormouse/i,
    beast({ head: 'mouse', ears: 'huge', tail: 'thin', fur: '#a9a3a8', cream: '#f4ece6', dark: '#5f565c' }, 0.5),
  ],
  [
    /monkey|chimp|lemur|gibbon|baboon|capuchin/i,
    beast({ head: 'monkey', ears: 'huge', tail: 'curl', fur: '#8a5c3c', cream: '#f0cfa4', dark: '#4a2e20' }, 0.74),
  ],
  [
    /gorilla|\bape\b|orangutan/i,
    beast({ head: 'monkey', ears: 'small', tail: 'none', fur: '#5d5563', cream: '#a89aa0', dark: '#37323c' }, 1.3),
  ],
];
