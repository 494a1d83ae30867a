/** Who of those in a picture is told to talk: they gesture, and the others look at them. */

const SAYS = 'said|says|asked|asks|whispered|whispers|called|calls|cried|cries|told|tells|answered|answers|replied|explained|explains|shouted|shouts|murmured|added|suggested|wondered aloud|announced|began|went on|agreed|sang|sings';

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The first of them who is told to say something; undefined where nobody talks. */
export function speakerOf(text: string, names: readonly string[]): string | undefined {
  const found = names.flatMap((name) => {
    const own = escaped(name);
    const at = text.search(new RegExp(String.raw`\b(?:${own}(?: \w+ly)? (?:${SAYS})|(?:${SAYS}) ${own})\b`));
    return at < 0 ? [] : [{ name, at }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.name;
}
