/** What this installation really uses, for the sentences of the privacy policy that depend on it. */
import type { Outputs } from '@fableloom/contract';

type Site = Outputs['system']['about'];

const list = new Intl.ListFormat('en');

const DONE_BY: Record<Site['hosted'][number]['work'], string> = {
  writer: 'stories are written by',
  illustrator: 'pictures are drawn by',
  narrator: 'narrations are spoken by',
  eyes: 'pictures that you upload to start a character from are looked at by',
  safety: 'what is written, and the name of your account, is read for safety by',
};
const WITH_PICTURES: Partial<typeof DONE_BY> = {
  illustrator: 'which is given the pictures of your characters too, to keep their faces',
  safety: 'which also looks at uploaded and drawn pictures',
};

/** Where rows and files are kept. */
function whereKept({ database, files }: Site['elsewhere']): string {
  if (!database && !files) return 'Accounts, stories, pictures and recordings are kept in that computer’s own database and folders, and nowhere else.';
  const rows = database ? 'in a database on another one' : 'in that computer’s own database';
  const media = files ? `in a store at ${files}` : 'in that computer’s own folders';
  return `Accounts and stories are kept ${rows}, pictures and recordings ${media}, which the operator has rented or set up for it.`;
}

const hasHosts = ({ hosted, elsewhere }: Site): boolean => hosted.length > 0 || elsewhere.database || elsewhere.files !== null;

/** Who else takes part, said only where it is so. */
function whoElse(site: Site): string {
  const { outbox, trialCheckout, social } = site;
  const doors = [social.google ? 'Google' : '', social.apple ? 'Apple' : ''].filter(Boolean);
  const others = [
    outbox ? '' : 'the operator’s mail server, which carries our mails to you',
    trialCheckout ? '' : 'Stripe, which takes payments: your card data goes to Stripe and never reaches us',
    doors.length > 0 ? `${list.format(doors)}, if you choose to sign in with it` : '',
  ].filter(Boolean);
  if (others.length > 0) return `Besides that only these take part: ${list.format(others)}.`;
  return `No mail server and no payment service is connected here, and ${hasHosts(site) ? 'nobody else' : 'no other company'} takes part.`;
}

/** What hosted services are never given; a name is looked at where safety is read by one. */
const keptBack = ({ hosted }: Site): string => (hosted.some(({ work }) => work === 'safety') ? 'your email address' : 'your name or email address');

export function whatRuns(site: Site) {
  const hosted = site.hosted.map(({ work, by, takesPictures }) => [`${DONE_BY[work]} ${by}`, ...(takesPictures ? [WITH_PICTURES[work] ?? []] : [])].flat().join(', '));
  return {
    hosted, keptBack: keptBack(site), whereKept: whereKept(site.elsewhere), whoElse: whoElse(site), isAllHere: !hasHosts(site), trialCheckout: site.trialCheckout,
  };
}
