// Builds one paragraph for one beat: a written core, filled up or left out until it fits the age.

import type { Pass } from './beside-scene.ts';
import { bestFirst } from './best-first.ts';
import { longestMean } from './fits.ts';
import type { Fit } from './fits.ts';
import type { Built } from './made-of.ts';
import { NOTHING_HEARD } from './marks.ts';
import { sentencesOf } from './measure.ts';
import type { ParagraphOrder } from './paragraph-order.ts';
import { tellCore } from './tell-core.ts';
import type { Told } from './tell-core.ts';
import type { Teller } from './teller.ts';

const TRIES = 3;

/** The paragraph, or undefined where no core fits: with all that must be in it, else with less; fresh, else a little like before. */
export function buildParagraph(order: ParagraphOrder, teller: Teller): Built | undefined {
  const wanted = order.must?.length ?? 0;
  const isNew = (text: string): boolean => order.said.isNew(text);
  const isRare = (text: string): boolean => order.heard(text) < 2;
  const isClean = (text: string): boolean => order.said.isClean(text);
  const passes: Pass[] = [
    { may: isNew, ...(order.heard === NOTHING_HEARD ? {} : { best: isRare }), needs: wanted > 0 ? 'all' : 'none', most: 4, tries: 2 },
    ...(wanted > 0 ? [{ may: isNew, needs: 'all' } as const] : []),
    ...(wanted > 1 ? [{ may: isNew, needs: 'first' } as const] : []),
    { may: isNew, needs: 'none' },
    { may: isClean, needs: 'none' },
    { may: () => true, needs: 'none' },
  ];
  const worth = order.worth ?? teller.stale;
  const sorted = {
    ...order, cores: bestFirst(order.cores, worth), filling: bestFirst(order.filling, worth),
    inner: order.inner && { ...order.inner, lines: bestFirst(order.inner.lines, worth) },
  };
  let fallback: (() => Built) | undefined;
  for (const pass of passes) {
    const found = tryCores(pass, sorted, teller);
    if (found.told !== undefined) return found.told;
    fallback ??= found.fallback;
  }
  return fallback?.();
}

interface Found {
  told?: Built;
  /** Not what was wanted, but short enough: told only when it is called for. */
  fallback?: () => Built;
}

function tryCores(pass: Pass, order: ParagraphOrder, teller: Teller): Found {
  const found: Found = {};
  let second: (() => Built) | undefined;
  const take = (core: string, told: Told): Built => {
    teller.keep();
    [core, ...told.marks].forEach((source) => teller.note(source));
    order.said.note(told.text);
    return { text: told.text, parts: told.parts() };
  };
  const later = (core: string, told: Told): (() => Built) => {
    const again = teller.hold();
    return () => {
      again();
      return take(core, told);
    };
  };
  let tried = 0;
  for (const core of order.cores) {
    if (++tried > (pass.most ?? Infinity)) break;
    if (teller.knows(core)) continue;
    const own = order.mustWait?.(core) ? { ...order, must: [] } : order;
    for (let n = 0; n < (pass.tries ?? TRIES); n++) {
      const before = { choices: teller.choices(), worn: order.worn.size, second };
      const told = tellCore(core, own, teller, pass, second !== undefined);
      if (told && fits(told, order.fit) && hasWhatMust(pass, told, own) && pass.may(told.text)) {
        if (pass.best?.(told.text) ?? true) return { told: take(core, told) };
        second ??= later(core, told);
      }
      if (told && found.fallback === undefined && told.words <= order.fit.most) found.fallback = later(core, told);
      teller.forget();
      // Nothing was left to the dice: told again it would be the same.
      if (teller.choices() === before.choices && order.worn.size === before.worn && second === before.second) break;
    }
  }
  return second ? { told: second() } : found;
}

const hasWhatMust = ({ needs }: Pass, { kept, marks }: Told, { must = [] }: ParagraphOrder): boolean =>
  needs === 'none' || must.length === 0 || (needs === 'all' ? kept === must.length : marks.includes(must[0] ?? ''));

const fits = ({ text, words }: Told, fit: Fit): boolean =>
  words >= fit.least && words <= fit.most && words / Math.max(1, sentencesOf(text).length) <= longestMean(fit);
