/** How names are said: a family's own list, kept, forgotten and tried out by ear. */
import { type Outputs, spellingOf, type SpokenName } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { spokenNames, user } from '../../database/schema/index.ts';
import type { Person } from '../../http/endpoints.ts';
import { refuse } from '../../http/refuse.ts';
import { HostedFailed } from '../../ports/hosted/hosted-failed.ts';
import { canBeSaid } from '../../ports/narrator/narrator.port.ts';
import { tellSilence } from '../../ports/narrator/tell-silence.ts';
import type { Services } from '../../services.ts';

const TITLE = 'Fableloom';

export async function listNames({ db }: Services, who: Person): Promise<{ items: SpokenName[] }> {
  const { word, like } = spokenNames;
  return { items: await db.select({ word, like }).from(spokenNames).where(eq(spokenNames.userId, who.id)).orderBy(asc(spokenNames.spelling)) };
}

export async function keepName({ db, clock }: Services, who: Person, name: SpokenName): Promise<SpokenName> {
  checkName(name);
  const spelling = spellingOf(name.word);
  await db.transaction(async (tx) => {
    // Two windows that keep a word at once come one after the other, or the last place would be given twice.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, who.id)).for('update');
    const others = and(eq(spokenNames.userId, who.id), ne(spokenNames.spelling, spelling));
    const [kept] = await tx.select({ count: count() }).from(spokenNames).where(others);
    if ((kept?.count ?? 0) >= LIMITS.spokenName.kept) refuse('CONFLICT', 'names.full', { n: LIMITS.spokenName.kept });
    const set = { ...name, updatedAt: clock.now() };
    await tx.insert(spokenNames).values({ userId: who.id, spelling, ...set }).onConflictDoUpdate({ target: [spokenNames.userId, spokenNames.spelling], set });
  });
  return name;
}

/** Forgetting what is not kept is done already. */
export async function forgetName({ db }: Services, who: Person, word: string): Promise<void> {
  await db.delete(spokenNames).where(and(eq(spokenNames.userId, who.id), eq(spokenNames.spelling, spellingOf(word))));
}

/** What a service could not say is said by the built-in voice, and that is told: nothing was kept or counted that a person could choose about. */
export async function hearName({ config, narrator, builtIn, log }: Services, name: SpokenName): Promise<Outputs['names']['hear']> {
  checkWord(name.word);
  if (name.like !== '') checkName(name);
  const said = { text: name.word, ageRange: '5-8' as const, title: TITLE, saidLike: name.like === '' ? [] : [name] };
  let note = '';
  // Somebody sits and waits, and the built-in voice can say it as well.
  const inTime = config.hosted.speech ? AbortSignal.timeout(config.hosted.patience.silentMs) : undefined;
  const { mp3, duration } = await narrator.speak(said, inTime && { signal: inTime }).catch((error: unknown) => {
    if (!(error instanceof HostedFailed) && !inTime?.aborted) throw error;
    log.warn({ error }, 'a hosted voice did not say a name');
    note = say('names.hear.without-service', { name: narrator.provider });
    return builtIn.narrator.speak(said);
  }).catch(tellSilence);
  return { audio: `data:audio/mpeg;base64,${mp3.toString('base64')}`, duration, note };
}

function checkName({ word, like }: SpokenName): void {
  checkWord(word);
  if (like === '') refuse('BAD_REQUEST', 'names.like.missing', { word });
  if (!canBeSaid(like)) refuse('BAD_REQUEST', 'names.like.unsayable', { like });
}

/** One word: two would be two entries. */
function checkWord(word: string): void {
  if (spellingOf(word) === '' || /\s/.test(word)) refuse('BAD_REQUEST', 'names.word.missing');
}
