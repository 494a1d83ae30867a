/** Reads any text aloud, without a story around it. */
import { say } from '@fableloom/contract/messages/index';
import type { Desk } from '../../jobs/desk.ts';
import { speakLong } from '../../ports/narrator/speak-long.ts';
import { tellSilence } from '../../ports/narrator/tell-silence.ts';
import { publicUrl } from '../../ports/storage/storage.port.ts';
import type { Services } from '../../services.ts';
import type { WordsInput } from './ask-for-words.ts';
import { foldersForPieces, keptPieces } from './kept-pieces.ts';
import { namesOfText } from './names-of-text.ts';
import { tellReading } from './tell-reading.ts';

const TITLE = 'Fableloom';

export async function narrateWords(services: Services, desk: Desk, { content }: WordsInput): Promise<void> {
  const { job } = desk;
  await desk.report(say('job.screen.reading'), 0);
  const saidLike = await namesOfText(services, job.userId, content);
  const pieces = keptPieces(services, foldersForPieces.ofWords(job.userId, content), job.engine);
  const spoken = await speakLong(services.narrator, { text: content, ageRange: '5-8', title: TITLE, saidLike }, {
    signal: desk.signal,
    onProgress: tellReading(desk), kept: pieces.kept,
  }).catch(tellSilence);
  // The attempt keeps a second try from meeting the file of a first one that was cut off.
  const path = `uploads/${job.userId}/narration_${job.id}_${job.attempts}.mp3`;
  desk.keep([path]);
  await services.files.put(path, { data: spoken.mp3, contentType: 'audio/mpeg' });
  await desk.finish(async () => ({ audioUrl: publicUrl(path), duration: spoken.duration }));
  await pieces.forget();
}
