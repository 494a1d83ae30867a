// The idea helper: a guided conversation that says what it understood, offers ideas that the storyteller can really write,
// takes the one that is chosen, and asks for the most useful missing piece. It never claims to have understood more than it did.

import { diceFrom } from '../dice.ts';
import type { Dice } from '../dice.ts';
import type { Premise } from '../premises/premise.ts';
import { aboutTheHelper } from './about-the-helper.ts';
import { askNext } from './ask-next.ts';
import { atHome } from './at-home.ts';
import type { AtHome } from './at-home.ts';
import { hearIdea } from './hear-idea.ts';
import type { Idea } from './hear-idea.ts';
import { NOTHING, mirrorOf } from './mirror.ts';
import { plotCalled, plotsFor, shelfOf, toldAsOffer, toldAtLength } from './offers.ts';
import { THIS_ONE, numbered, talkOf } from './talk.ts';
import type { IdeaTurn, Talk } from './talk.ts';
import { whatItDoes } from './what-it-does.ts';
import type { Meant } from './what-it-does.ts';

export type { IdeaTurn } from './talk.ts';

const WORRY = /\b(?:kill myself|hurt myself|want to die|suicide|hate myself|nobody loves me|hits me|abus(?:e|ed|es))\b/iu;
const READY = 'Press “Get started”: the theme, the age, whom and where you named and your own words stand there already. Or tell me what else must be in it.';

export function chatAboutIdeas(input: { seed: string; message: string; history: IdeaTurn[] }): { response: string } {
  if (WORRY.test(input.message)) {
    return {
      response: 'That sounds very hard, and I am only a helper for story ideas. Please tell a grown-up you trust about it, today if you can.',
    };
  }
  const talk = talkOf(input.history, input.message);
  const dice = diceFrom(`${input.seed}/${input.history.length / 2 + 1}/${input.message}`);
  const parts = answerTo(understood(talk, input.message), dice);
  return { response: parts.filter(Boolean).join('\n\n') };
}

interface Understood {
  talk: Talk;
  message: string;
  /** Of all that was said. */
  idea: Idea;
  words: string;
  /** Of this turn. */
  fresh: Idea;
  meant: Meant;
  home: AtHome | undefined;
  isSorry: boolean;
}

function understood(talk: Talk, message: string): Understood {
  const { rest } = talk.now;
  const all = hearIdea(talk.said.join(' . '));
  const { hero, place, name, trait, isAnother } = talk.answered;
  const { child: _, ...withoutChild } = all;
  const known = isAnother ? withoutChild : all;
  const theme = talk.said.map((text) => hearIdea(text).theme).findLast((one) => one !== undefined);
  const idea: Idea = { ...known, ...(talk.corrected ? { hero: talk.corrected } : {}), ...(theme ? { theme } : {}), ...(!all.name && name ? { name } : {}), ...(!all.trait && trait ? { trait } : {}), ...(!all.hero && hero ? { hero } : {}), ...(!all.place && place ? { place } : {}) };
  // Who only says “something else” is still at home with what was told of it.
  const home = rest === '' ? talk.said.map(atHome).findLast((one) => one !== undefined) : atHome(rest);
  // What answers a question is no thing of the story besides.
  const isAnswer = talk.now.reply.is === 'answer';
  const meant = whatItDoes(isAnswer && !talk.answeredNow.place ? '' : rest, idea.hero);
  const ever = talk.said.map((text) => whatItDoes(text, idea.hero));
  // Who is missed is not sent off on an adventure.
  if (idea.hero && ever.some(({ sorry }) => sorry?.includes(idea.hero ?? ''))) delete idea.hero;
  const fresh = isAnswer ? hearIdea('') : hearIdea(rest);
  // Nothing that laughs about it, also some turns later, unless they ask for that.
  const isSorry = theme !== 'Comedy' && (ever.some(({ sorry }) => sorry !== undefined) || talk.said.some((text) => atHome(text)?.sorry));
  return { talk, message, idea, words: ever.flatMap(({ heard }) => heard).join(' '), fresh, meant, home, isSorry };
}

function answerTo(said: Understood, dice: Dice): (string | undefined)[] {
  const { talk, message, home, meant, fresh, idea } = said;
  const { is } = talk.now.reply;
  const mirror = talk.now.rest === '' && is !== 'answer' ? undefined : mirrorOf(fresh, meant, home, talk.answeredNow, message);
  const about = aboutTheHelper(message);
  const chosen = about === undefined ? goesOnWith(said) : plotCalled(talk.chosen ?? '');
  if (is === 'agreed' && chosen && talk.offered.length === 1) return [`Good. It is “${chosen.theme}”.`, READY];
  if (is === 'choice' || is === 'agreed') return chosen ? [mirror, taken(said, chosen), promise(meant, true), next(said, dice, true)] : [mirror ?? 'Good.', offer(said, dice), next(said, dice)];
  if (is === 'answer' && mirror === undefined) return ['Somebody else, then.', chosen ? undefined : offer(said, dice), next(said, dice, chosen !== undefined)];
  if (talk.now.reply.is === 'tell') return [tellMore(said, talk.now.reply), THIS_ONE];
  const small = answerSmallTalk(said, chosen, dice);
  if (small !== undefined) return small;
  if (is === 'more') return [talk.everOffered.length > 0 ? 'Then something else.' : 'There are some more.', offer(said, dice, talk.everOffered), next(said, dice)];
  if (is === 'surprise') return surprise(said, dice);
  if (is === 'unsure') return ['That is all right: nothing has to be settled yet. Choose one of these, or say “surprise me”.', offer(said, dice), next(said, dice)];
  if (is === 'thanks') return [`You are welcome. ${chosen ? `“${chosen.theme}” waits behind “Get started”.` : '“Get started” is there whenever you like.'}`];
  if (about !== undefined) return talk.offered.length > 1 && !chosen ? [about, 'Which of the three shall it be? Say its number, or “something else”.'] : [about, chosen ? undefined : offer(said, dice), next(said, dice, chosen !== undefined)];
  if (chosen && mirror !== undefined) return [mirror, `It goes into ${toldAsOffer(chosen, heroOf(idea))}`, promise(meant, true), next(said, dice, true)];
  if (chosen && !talk.now.twist) return [`${NOTHING} “${chosen.theme}” stands as it is.`, next(said, dice, true)];
  const first = mirror ?? (/^\s*(?:hi|hello|hey|hallo)\b/iu.test(message) ? 'Hello! I am a small built-in helper: I know about stories and not about much else.' : `${NOTHING} I can still offer some ideas.`);
  return [first, home?.hint, talk.now.twist ? twistOf(chosen) : undefined, offer(said, dice), promise(meant), next(said, dice)];
}

/** What is said to the helper and not about a story; undefined where it is not that. */
function answerSmallTalk(said: Understood, chosen: Premise | undefined, dice: Dice): (string | undefined)[] | undefined {
  const { talk, idea } = said;
  const standing = chosen ? `“${chosen.theme}” is still here, behind “Get started”.` : offerAgain(said, dice);
  switch (talk.now.reply.is) {
    case 'declined': return ['That is all right. We can stop here, and nothing is lost. If you would rather have other ideas, say “something else”.'];
    case 'unkind': return ['It sounds as if this is no fun just now. That can happen, and I am not cross.', standing, 'If none of it suits, say “something else”, or we stop here for today.'];
    case 'kind': return ['That is kind of you.', standing, next(said, dice, chosen !== undefined)];
    case 'anew': return ['Then we begin again, with nothing settled.', offer(said, dice, talk.everOffered), next(said, dice)];
    case 'back': return [talk.listed.length > 0 ? 'Then choose again.' : undefined, offerAgain(said, dice), 'Which shall it be? Say its number, or “something else”.'];
    case 'best': {
      const [first] = talk.listed;
      const plot = plotCalled(talk.chosen ?? first ?? '');
      return plot ? [`I have read them all too often to have a favourite. ${talk.chosen ? 'The one that you have chosen' : 'The first'} is nearest to what you told me.`, toldAsOffer(plot, heroOf(idea)), THIS_ONE] : surprise(said, dice);
    }
    case 'several': return talk.listed.length > 1 ? ['One story has room for one of them; tomorrow evening has room for the next.', standing, 'Which shall it be first? Say its number.'] : [`${NOTHING} I can still offer some ideas.`, offer(said, dice), next(said, dice)];
    case 'who': return [idea.hero ?? idea.name ? `So far it is ${heroOf(idea)}. If it should be somebody else, say “no wait, …” and who.` : 'Nobody yet: you choose that. Say who, or choose them in the next step.', standing, chosen ? next(said, dice, true) : undefined];
    case 'twist': return [twistOf(chosen), chosen ? READY : offerAgain(said, dice), chosen ? undefined : next(said, dice)];
    default: return undefined;
  }
}

/** Each plot turns out to be something else than they thought; it is not told which. */
const twistOf = (chosen?: Premise): string =>
  `${chosen ? `“${chosen.theme}” has a twist: ` : 'There is a twist in each of them: '}what they think at first is wrong, and near the end it comes out what was really going on. I do not give it away. If you want one of your own, say what the surprise is, and it comes: “there is a surprise party”.`;

/** Those that stood there before, with the same numbers. */
function offerAgain(said: Understood, dice: Dice): string {
  const again = said.talk.listed.map(plotCalled).filter((one) => one !== undefined);
  return again.length > 1 ? listOf(again, said.idea) : offer(said, dice);
}

/** The plot that was chosen, unless what is said now belongs to another shelf. */
function goesOnWith({ talk, home, fresh }: Understood): Premise | undefined {
  const { chosen, now } = talk;
  if (chosen === undefined) return undefined;
  const isAnother = now.reply.is === 'idea' && (home !== undefined || (fresh.theme !== undefined && fresh.theme !== shelfOf(chosen)));
  return isAnother ? undefined : plotCalled(chosen);
}

const heroOf = (idea: Idea): string => idea.name ?? (idea.hero ? `your ${idea.hero}` : 'your hero');

const plots = ({ idea, words, isSorry, home }: Understood, dice: Dice, notAgain: readonly string[] = []): Premise[] => plotsFor({ idea, words, sorry: isSorry, home, notAgain }, dice);

function offer(said: Understood, dice: Dice, notAgain: readonly string[] = []): string {
  return listOf(plots(said, dice, notAgain), said.idea);
}

function listOf(some: readonly Premise[], idea: Idea): string {
  const lines = some.map((one, at) => `${at + 1}. ${toldAsOffer(one, heroOf(idea))}`);
  return `You could choose one of these, and I can really write it:\n${lines.join('\n')}`;
}

/** How it begins, and what they think at first; what is really going on is read together. */
function tellMore({ talk, idea }: Understood, { at, called }: { at?: number; called?: string }): string {
  const theme = called ?? (at === undefined ? (talk.chosen ?? talk.offered[0]) : numbered(talk, at));
  const plot = plotCalled(theme ?? '');
  return plot ? `${toldAtLength(plot, heroOf(idea))} What is really going on you find out together, page by page.` : NOTHING;
}

/** What was chosen; who only said yes to three gets the first, and is told so. */
function taken({ talk, idea }: Understood, chosen: Premise): string {
  const isFirstOfSeveral = talk.now.reply.is === 'agreed' && talk.offered.length > 1 && talk.offered[0] === chosen.theme;
  const { length } = talk.offered;
  return `${isFirstOfSeveral ? `Then I take the first; say ${length > 2 ? '2 or 3' : '2'} if you meant another. ` : 'That one it is. '}${toldAsOffer(chosen, heroOf(idea))}`;
}

/** One plot; nobody is invented for it, since nobody would be there in the next step. */
function surprise(said: Understood, dice: Dice): (string | undefined)[] {
  const { idea, talk } = said;
  const [plot] = plots(said, dice, talk.everOffered);
  if (!plot) return [offer(said, dice)];
  return ['Then I choose for you.', toldAsOffer(plot, heroOf(idea)), 'Who is in it you choose in the next step: press “Get started”. If you would rather have another, say “something else”.'];
}

/** Whichever idea is chosen, this comes into it, because the storyteller hears the same words. */
const promise = ({ does }: Meant, isChosen = false): string => (does.length > 0 ? `${isChosen ? 'If' : 'Whichever you choose, if'} you keep these words: ${does.join('; ')}.` : '');

function next({ idea, meant, talk }: Understood, dice: Dice, isChosen = false): string {
  const question = askNext({ idea, loved: meant.loved, asked: talk.asked, isChosen }, dice);
  if (question === undefined) return isChosen ? READY : dice.pick(['Press “Get started” to build it, or ask for three more ideas.', 'Is there anything that must be in it? If not, you can start to build it.']);
  return isChosen ? `${question} Or press “Get started” at once.` : question;
}
