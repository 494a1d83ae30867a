/** Words in a speaker's name that tell what kind of voice a listener expects. */
import type { KindOfSpeaker } from '../brief.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const KINDS_OF_SPEAKER: Readonly<Record<KindOfSpeaker, ReadonlySet<string>>> = {
  deep: words('bear giant dragon ogre troll whale elephant lion tiger gorilla golem mountain rhino walrus bull oak thunder '
    + 'monster dinosaur'),
  small: words('mouse fairy bird wren robin sparrow squirrel rabbit bunny kitten puppy chick duckling bee ladybug butterfly hedgehog '
    + 'elf pixie sprite baby child boy girl kid cub lamb imp gnome snail frog cricket firefly hamster mole'),
  woman: words('mother mom mum mama mommy mummy grandma granny grandmother nana aunt auntie sister queen princess lady witch woman '
    + 'daughter mrs ms miss mermaid duchess empress heroine hen cow bride wife '
    + 'mia mira ella emma olivia ava sophia zoe chloe lily lucy ruby ivy rose alice grace maya nora clara hazel violet luna aria zadie '
    + 'priya fatima aisha leila sara sarah hannah amy anna anne kate beth jane joan ellen helen rachel abigail scarlett iris pearl willow'),
  man: words('father dad daddy papa grandpa granddad grandfather uncle brother king prince lord wizard man son mr sir captain knight '
    + 'duke emperor rooster goat husband farmer pirate blacksmith '
    + 'tom tim ben sam max leo noah liam jack jake james john oliver henry george arthur oscar finn theo hugo felix marvo omar ali amir '
    + 'diego mateo kofi kwame raj arjun ravi david daniel peter paul mark luke adam ethan lucas logan mason elijah'),
};
