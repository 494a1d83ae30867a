/** What a model thinks aloud before it answers, in the clothes of the servers that do not take it away, and the signs of their chat templates. */

const THINKING = 'think|thinking|thought|thoughts|reasoning|analysis|reflection|scratchpad|seed:think';
/** A reasoning model on a small server may think aloud first; some of them only say where they end. */
const THOUGHTS = new RegExp(`[<\\[◁](${THINKING})[>\\]▷].*?(?:[<\\[◁]/\\1[>\\]▷]|$)`, 'gis');
const END_OF_THOUGHTS = new RegExp(`^.*[<\\[◁]/(?:${THINKING})[>\\]▷]`, 'is');
/** Channels of a chat template: what is said last in the last one that is not thought. */
const CHANNEL = /<\|channel\|>\s*(\w+)[^<]*<\|message\|>(.*?)(?=<\|(?:end|start|return|channel)\|>|$)/gis;
/** Where a chat template says that it is over. */
const OVER = /<\|(?:im_end|eot_id|endoftext|end|return|end_of_turn)\|>.*$|<end_of_turn>.*$|<\/s>\s*$/is;
const TEMPLATE = /<\|[^|<>\n]{1,40}\|>(?:assistant\b)?|\[\/?INST\]|<\/?s>|<\/?(?:start|end)_of_turn>/gi;

export function withoutThoughts(text: string): string {
  const channels = [...text.matchAll(CHANNEL)].map(([, name = '', said = '']) => ({ name: name.toLowerCase(), said }));
  const said = channels.length > 0 ? (channels.findLast(({ name }) => name === 'final')?.said ?? '') : text;
  return said.replace(THOUGHTS, '').replace(END_OF_THOUGHTS, '').replace(OVER, '').replace(TEMPLATE, '');
}

/** The record in an answer that has more around it than was asked for; undefined where there is none. */
export function recordIn(answer: string): unknown {
  const text = withoutThoughts(answer);
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (begin < 0 || end < begin) return undefined;
  try {
    return JSON.parse(text.slice(begin, end + 1)) as unknown;
  } catch {
    return undefined;
  }
}
