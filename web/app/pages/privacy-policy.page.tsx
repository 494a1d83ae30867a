import { LegalPage } from '../features/legal/legal-page.tsx';
import { readLegal } from '../features/legal/read-legal.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/privacy-policy.page';

export const meta: Route.MetaFunction = (args) =>
  writeHead(args, { title: 'Privacy Policy', text: 'What Fableloom keeps, where it keeps it, and who can see it.' });

export const loader = ({ context }: Route.LoaderArgs) => readLegal(context);

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Families tell us their children’s favorite things. Here is what happens with that, in plain words."
      updated={loaderData.updated}
      contact={loaderData.contact}
    >
      <WhereItLives {...loaderData} />
      <WhatIsKept />
      <WhoSees />
      <Children />
      <YourChoices />
    </LegalPage>
  );
}

type Runs = Pick<Awaited<ReturnType<typeof readLegal>>, 'hosted' | 'keptBack' | 'whereKept' | 'whoElse' | 'isAllHere'>;

const WhereItLives = ({ hosted, keptBack, whereKept, whoElse, isAllHere }: Runs) => (
  <>
    <h2>Where your data lives</h2>
    <p>Fableloom runs on the computer of whoever operates this address. {whereKept}</p>
    {hosted.length === 0 ? (
      <p>
        On this installation all stories are written, all pictures drawn and all voices spoken by engines that are part of Fableloom
        and run on the same computer.{isAllHere && ' What you write is sent to no other company.'}
      </p>
    ) : (
      <>
        <p>On this installation some of the work is done by hosted services:</p>
        <ul>{hosted.map((work) => <li key={work}>{work}</li>)}</ul>
        <p>
          They receive what the task needs: names, traits, places, your wishes and the text of the story, without {keptBack}. Everything else is made by engines on the operator’s own computer. Every story and picture says who made it.
        </p>
      </>
    )}
    <p>{whoElse}</p>
  </>
);

const WhatIsKept = () => (
  <>
    <h2>What we keep</h2>
    <ul>
      <li>
        Your account: email address, display name, photo and a few sentences about you if you like, and your password in a form
        that cannot be read back.
      </li>
      <li>Your sessions: when and from which network address and browser you signed in, until they end after 30 days or you sign out.</li>
      <li>What you make: characters, locations, stories, pictures, recordings, your wishes and answers, and earlier versions of them.</li>
      <li>
        What you do with others: friends, shares, comments, likes, reports, and how often a shared link was opened on a day, not
        by whom.
      </li>
      <li>Your plan, and how many stories, images and narrations you have used this month.</li>
      <li>Letters that you write to us through the product.</li>
      <li>Failures that the program writes into its log, to make it better.</li>
    </ul>
    <p>
      A photo that you upload is decoded and drawn anew before it is kept, and hidden details such as the place where it was taken are
      removed. Every picture that you upload is checked for explicit content by Fableloom on the same computer, before it is read or kept; this
      is a basic check and does not find everything. Chats with the idea helper are not kept on the server.
    </p>

    <h2>What we do not do</h2>
    <ul>
      <li>The pages load nothing from other companies: no trackers, no advertising, no outside fonts or scripts.</li>
      <li>We do not sell or rent data, and we do not use your stories to train models.</li>
    </ul>

    <h2>Cookies</h2>
    <p>
      One cookie keeps you signed in; while you sign in with another company, one more remembers where you came from. Two
      remember the theme you chose and whether the sidebar is narrow. There are no others. On each device the browser also
      remembers how you like to read and listen and where you stopped; and until you close the tab, an unfinished story draft,
      a talk about ideas, and which shared pages you have opened.
    </p>
  </>
);

const WhoSees = () => (
  <>
    <h2>Who can see what you make</h2>
    <p>
      Everything is private until you share it. A character shared with a friend can be seen and used by that friend. A public link can
      be opened by anyone who has it, until you make the content private again; a preview picture with its title goes with the
      link. Explore, our front page and search engines show only what you have listed there. Your email address is never shown
      to people who are not your friends, and you can hide yourself from the search for people.
    </p>
    <p>
      Those who operate this address can reach everything that is stored on their computer. Administrators look at reported
      content and can hide it; each such act is written down.
    </p>
  </>
);

const Children = () => (
  <>
    <h2>Children</h2>
    <p>
      Accounts are for adults, who create and read together with their children. We do not knowingly keep accounts of children; if
      you find one, write to us and we remove it. Please do not put a child’s full name, address or school into a character
      or story; a first name or a pet name is enough for a good adventure. Texts that look like an address or a telephone number are
      turned back by the same check that keeps stories friendly.
    </p>
  </>
);

const YourChoices = () => (
  <>
    <h2>Your choices</h2>
    <ul>
      <li><strong>See and take along:</strong> Download my data in your Profile gives one zip with everything that is yours.</li>
      <li><strong>Correct:</strong> your profile and everything you made can be changed at any time.</li>
      <li>
        <strong>Delete:</strong> single things where they stand, or all of it with Delete my account in your Profile, at once and
        for good.
      </li>
      <li><strong>Complain:</strong> write to us first; you may also turn to the data protection authority where you live.</li>
    </ul>
    <p>
      After the account is deleted, copies can remain in backups of the operator until they are overwritten, and invoices as long as
      the law demands.
    </p>
  </>
);
