/** Makes one phase: words from the writer, then its picture. Used for new stories, continuations and regenerations alike. */
import type { Picture } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { PHASE_LABELS, PHASES, type Phase } from '@fableloom/contract/taxonomies/phases';
import type { StoryCast } from '../../database/schema/index.ts';
import type { Desk } from '../../jobs/desk.ts';
import { aroundTold } from '../../ports/illustrator/around-told.ts';
import { askedTold } from '../../ports/illustrator/asked-told.ts';
import { drawnCharacter, drawnPlace } from '../../ports/illustrator/briefs.ts';
import { companionsTold } from '../../ports/illustrator/companions-told.ts';
import { earlierTold } from '../../ports/illustrator/earlier-told.ts';
import type { DrawnPicture } from '../../ports/illustrator/illustrator.port.ts';
import { whereTold } from '../../ports/illustrator/place-told.ts';
import { referencesOf } from '../../ports/illustrator/references.ts';
import { spelledOut } from '../../ports/writer/spelled-out.ts';
import { momentOf } from '../../ports/illustrator/who-is-meant.ts';
import { refuseUnsafeResult } from '../../ports/safety/refuse-unsafe.ts';
import { keepPicture } from '../../ports/storage/keep-picture.ts';
import type { StoryBrief, WrittenPhase } from '../../ports/writer/writer.port.ts';
import type { Services } from '../../services.ts';
import { storyFolder } from './story-id.ts';

export interface MadePart {
  text: string;
  written: WrittenPhase;
  picture: Picture | null;
}

const WRITTEN = 0.5;

async function writeWords(services: Services, desk: Desk, brief: StoryBrief): Promise<WrittenPhase> {
  await desk.clearText();
  await desk.report(say('job.screen.writing', { phase: PHASE_LABELS[brief.phase].toLowerCase() }), 0.05);
  const written = await services.writer.write(brief, { signal: desk.signal, onParagraph: (paragraph) => desk.addParagraph(paragraph), onRestart: () => desk.clearText() });
  await refuseUnsafeResult(services.safety, written.paragraphs.join('\n\n'), brief.ageRange);
  return written;
}

/** Of the time that is left; with the rest the words are saved. */
const FOR_PICTURE = 0.8;
/** What a timer can wait for. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Ends the wait for the picture, even of an illustrator that does not listen, while there is time to keep the words. */
async function drawInTime({ signal, timeLeft }: Desk, draw: (signal: AbortSignal) => Promise<DrawnPicture>): Promise<DrawnPicture> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(Math.min(LONGEST_WAIT_MS, Math.max(0, Math.floor(timeLeft() * FOR_PICTURE))))]);
  const late = new Promise<never>((_, reject) => inTime.addEventListener('abort', () => reject(inTime.reason as Error), { once: true }));
  return Promise.race([draw(inTime), late]);
}

/** More do not fit into one picture. */
const MOST_SHOWN = 5;

/** The story is worth having without its picture, so a drawing that failed or takes too long is logged and passed over. */
async function drawPart(services: Services, desk: Desk, { text, ageRange, facts, earlier, customPrompt = '' }: Pick<StoryBrief, 'ageRange' | 'earlier' | 'customPrompt'> & { text: string; facts: unknown }, cast: StoryCast, { storyId, phase, name }: { storyId: string; phase: Phase; name: string }): Promise<Picture | null> {
  const shown = cast.characters.slice(0, MOST_SHOWN);
  try {
    const drawnCast = shown.map(drawnCharacter);
    const moment = await momentOf(text, drawnCast, spelledOut(text, facts));
    const { place, ...told } = whereTold(cast.places, moment.text, { before: moment.before, around: aroundTold(facts, text, Math.max(0, text.indexOf(moment.text))) });
    const drawn = await drawInTime(desk, (signal) => services.illustrator.draw(
      { is: 'scene', seed: desk.job.id, story: storyId, part: PHASES.indexOf(phase), ...moment, earlier: earlierTold(earlier), cast: drawnCast, companions: companionsTold(facts, phase), ...askedTold(facts, customPrompt, phase), ...(place ? { place: drawnPlace(place) } : {}), ...told },
      { signal, format: 'jpeg', references: () => referencesOf(services.files, shown), ageRange },
    ));
    const { picture, paths } = await keepPicture(services.files, `${storyFolder(desk.job.userId, storyId)}/${name}`, drawn);
    desk.keep(paths);
    return picture;
  } catch (error) {
    if (desk.signal.aborted) throw error;
    services.log.warn({ jobId: desk.job.id, error }, 'a part has no picture');
    return null;
  }
}

export async function makePart(services: Services, desk: Desk, brief: StoryBrief, cast: StoryCast, storyId: string): Promise<MadePart> {
  const written = await writeWords(services, desk, brief);
  const text = written.paragraphs.join('\n\n');
  await desk.report(say('job.screen.drawing'), WRITTEN);
  // The attempt keeps a second try from meeting the file of a first one that was cut off.
  const picture = await drawPart(services, desk, { text, ageRange: brief.ageRange, facts: written.facts, earlier: brief.earlier, ...(brief.customPrompt === undefined ? {} : { customPrompt: brief.customPrompt }) }, cast, { storyId, phase: brief.phase, name: `${brief.phase}_${desk.job.id}_${desk.job.attempts}` });
  await desk.report(say('job.screen.saving'), 0.95);
  return { text, written, picture };
}
