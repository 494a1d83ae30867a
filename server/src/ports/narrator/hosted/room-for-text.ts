/** How long a text a voice takes: each service has a limit of its own, and says so when it is passed. */
import { APICallError } from 'ai';
import { HostedFailed } from '../../hosted/hosted-failed.ts';

/** In the words of OpenAI, ElevenLabs, Groq and others. */
const TOO_LONG = /max_character_limit|string_above_max_length|text_too_long|too[ _]long|too many (?:characters|tokens)|(?:at most|maximum of|up to|limit(?: is)?(?: of)?|exceeds?\b[^"]{0,40}) \d[\d,.]* (?:characters|tokens|letters)|(?:character|text|input)[ _](?:length )?limit|max(?:imum)?[ _](?:input |text |context )?length/i;
const REFUSED = [400, 413, 422];
/** Whoever does not take so few is refusing something else. */
const FEWEST = 150;

export interface RoomForText {
  /** Letters of one text. */
  longest(): number;
  /** Learns from what the service says; it is asked in halves from then on. */
  isTooSmallFor(text: string, error: unknown): boolean;
}

export function roomFor(most: number): RoomForText {
  let longest = most;
  return {
    longest: () => longest,
    isTooSmallFor({ length }, error) {
      const cause = error instanceof HostedFailed ? error.cause : undefined;
      if (!APICallError.isInstance(cause) || !REFUSED.includes(cause.statusCode ?? 0) || !TOO_LONG.test(cause.responseBody ?? '')) return false;
      if (length < FEWEST) return false;
      longest = Math.min(longest, Math.ceil(length / 2));
      return true;
    },
  };
}
