/** Reads a part aloud and keeps the sound with the time of every word; words of no story are read by narrate-words.ts. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS } from '@fableloom/contract/taxonomies/phases';
import { and, eq } from 'drizzle-orm';
import { narrations, stories, storyParts, type StoryCast } from '../../database/schema/index.ts';
import { refuse } from '../../http/refuse.ts';
import type { Maker } from '../../jobs/desk.ts';
import type { Speaker } from '../../ports/narrator/narrator.port.ts';
import { speakLong } from '../../ports/narrator/speak-long.ts';
import { tellSilence } from '../../ports/narrator/tell-silence.ts';
import { pathOfUrl, publicUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import { isWords } from './ask-for-words.ts';
import { foldersForPieces, keptPieces } from './kept-pieces.ts';
import { namesOfText } from './names-of-text.ts';
import { narrateWords } from './narrate-words.ts';
import type { NarrationInput } from './service.ts';
import { tellReading } from './tell-reading.ts';

/** A girl's line is spoken by a woman's voice, a boy's by a man's. */
const speakerOf = ({ name, gender }: StoryCast['characters'][number]): Speaker => ({ name, kind: gender === 'female' ? 'woman' : 'man' });

/** @param longest characters that are read at once */
export const narrationMaker =
  (services: Services, longest: number = LIMITS.narrationChunk): Maker =>
  async (desk) => {
    const { job } = desk;
    if (isWords(job.input)) return narrateWords(services, desk, job.input);
    const { part, partId } = job.input as NarrationInput;
    const [story] = await services.db.select().from(stories).where(and(eq(stories.id, job.about.storyId ?? ''), eq(stories.userId, job.userId)));
    const [text] = await services.db.select().from(storyParts).where(eq(storyParts.id, partId));
    if (!story || !text) return refuse('NOT_FOUND', 'story.not-found');
    await desk.report(say('job.screen.reading'), 0.05);

    const coverPath = story.cover ? pathOfUrl(story.cover.url) : null;
    const cover = coverPath ? await services.files.get(coverPath) : null;
    const saidLike = await namesOfText(services, job.userId, text.text);
    const pieces = keptPieces(services, foldersForPieces.ofPart(job.userId, story.id, partId), job.engine);
    const spoken = await speakLong(
      services.narrator,
      {
        text: text.text,
        ageRange: story.ageRange,
        speakers: story.cast.characters.map(speakerOf),
        saidLike,
        title: `${story.title} (${PHASE_LABELS[text.phase]})`,
        ...(cover ? { cover: { data: cover.data, mime: cover.contentType as 'image/jpeg' } } : {}),
      },
      { signal: desk.signal, onProgress: tellReading(desk), kept: pieces.kept },
      longest,
    ).catch(tellSilence);
    const audioPath = `stories/${job.userId}/${story.id}/narrations/part_${part}_${services.clock.now().getTime()}.mp3`;
    desk.keep([audioPath]);
    await services.files.put(audioPath, { data: spoken.mp3, contentType: 'audio/mpeg' });
    await desk.finish(async (tx) => {
      const values = { storyId: story.id, userId: job.userId, partId, part, url: publicUrl(audioPath), audioPath, duration: spoken.duration };
      const [narration] = await tx.insert(narrations).values({ ...values, words: spoken.words, saidLike, provider: services.narrator.provider }).returning({ id: narrations.id });
      return { storyId: story.id, narrationId: narration?.id ?? null };
    });
    await pieces.forget();
  };
