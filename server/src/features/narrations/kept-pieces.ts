/** The pieces of a long reading that a hosted voice has spoken, kept until the whole is there: a try that fails at a later piece has paid for them. */
import { createHash } from 'node:crypto';
import { FileExists } from '../../ports/storage/storage.port.ts';
import { removeFolderQuietly } from '../../ports/storage/remove-quietly.ts';
import type { KeptPieces, SpokenPiece, SpokenWord } from '../../ports/narrator/narrator.port.ts';
import type { Services } from '../../services.ts';

interface Kept {
  mp3: string;
  words: SpokenWord[];
  unspoken: string[];
}

const pieceIn = ({ mp3, words, unspoken }: Kept): SpokenPiece => ({ mp3: Buffer.from(mp3, 'base64'), words, unspoken });

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);

/** Where the pieces of one text wait: removed with what the text belongs to. */
export const foldersForPieces = {
  ofPart: (userId: string, storyId: string, partId: string): string => `stories/${userId}/${storyId}/narrations/pieces_${partId}`,
  ofWords: (userId: string, content: string): string => `uploads/${userId}/pieces_${hashOf(content)}`,
};

export interface Pieces {
  /** Nothing where the voice is built in: its pieces are spoken again for nothing. */
  kept?: KeptPieces;
  /** Once the whole is there, whoever spoke it. */
  forget(): Promise<void>;
}

/** Another voice, or another way to say a name, is another piece. What cannot be kept is spoken again, as before. */
export function keptPieces(services: Pick<Services, 'config' | 'files' | 'log' | 'queue'>, folder: string, engine: 'chosen' | 'built-in'): Pieces {
  const { files, log } = services;
  const { speech } = services.config.hosted;
  if (!speech) return { forget: async () => undefined };
  const forget = () => removeFolderQuietly(services, folder);
  if (engine === 'built-in') return { forget };
  const pathOf = (said: unknown): string => `${folder}/${hashOf([speech.label, speech.voice, said])}.json`;
  return {
    forget,
    kept: {
      async find(said) {
        try {
          const file = await files.get(pathOf(said));
          return file && pieceIn(JSON.parse(file.data.toString()) as Kept);
        } catch (error) {
          log.warn({ error }, 'a piece that was kept cannot be read, and is spoken again');
          return null;
        }
      },
      async keep(said, { mp3, words, unspoken }: SpokenPiece) {
        const data = Buffer.from(JSON.stringify({ mp3: mp3.toString('base64'), words, unspoken } satisfies Kept));
        await files.put(pathOf(said), { data, contentType: 'application/json' }).catch((error: unknown) => {
          if (!(error instanceof FileExists)) log.warn({ error }, 'a piece of a reading was not kept');
        });
      },
    },
  };
}
