import { LegalPage } from '../features/legal/legal-page.tsx';
import { readLegal } from '../features/legal/read-legal.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/privacy-policy.page';

export const meta: Route.MetaFunction = (args) =>
  writeHead(args, { title: 'Privacy Policy', text: 'What Fableloom keeps, where it keeps it, and who can see it.' });

export const loader = ({ context }: Route.LoaderArgs) => readLegal(context);

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  const { updated, contact, providers } = loaderData;
  return (
    <LegalPage
      title="Privacy Policy"
      lead="Families tell us their children’s favorite things. Here is what happens with that, in plain words."
      updated={updated}
      contact={contact}
    >
      <h2>Where your data lives</h2>
      <p>
        Fableloom runs on the computer of whoever operates this address. Accounts, stories, pictures and recordings are kept in
        that computer’s own database and folders.
      </p>
      <p>
        Stories are written, pictures drawn and voices spoken by engines that are part of Fableloom and run on the same
        computer. The operator may connect hosted services instead. On this installation:
      </p>
      <ul>
        <li>stories are written by: {providers.writer}</li>
        <li>pictures are drawn by: {providers.illustrator}</li>
        <li>narrations are spoken by: {providers.narrator}</li>
      </ul>
      <p>
        Where a hosted service is named, the text it needs for the task (names, traits, places, your wishes for the story) is
        sent to it, and every story and picture says who made it.
      </p>

      <h2>What we keep</h2>
      <ul>
        <li>Your account: email address, display name, and your password in a form that cannot be read back.</li>
        <li>What you make: characters, locations, stories, pictures, narrations, and earlier versions of them.</li>
        <li>What you do with others: friends, shares, comments and likes.</li>
        <li>Your plan, and how many stories, images and narrations you have used this month.</li>
        <li>A record of sign-ins and errors, which helps to keep accounts safe and the product working.</li>
      </ul>
      <p>
        A photo that you upload to read a character’s traits is re-encoded, and hidden details such as the place where it was
        taken are removed.
      </p>

      <h2>What we do not do</h2>
      <ul>
        <li>The pages load nothing from other companies: no trackers, no advertising, no outside fonts or scripts.</li>
        <li>We do not sell or rent data, and we do not use your stories to train models.</li>
      </ul>

      <h2>Cookies</h2>
      <p>One cookie keeps you signed in. Two more remember the theme you chose and whether the sidebar is narrow. There are no others.</p>

      <h2>Who can see what you make</h2>
      <p>
        Everything is private until you share it. A character shared with a friend can be seen and used by that friend. A public
        link can be opened by anyone who has it, until you make the content private again. Your email address is never shown to
        people who are not your friends.
      </p>

      <h2>Children</h2>
      <p>
        Accounts are for adults, who create and read together with their children. Please do not put a child’s full name,
        address or school into a character or story; a first name or a pet name is enough for a good adventure.
      </p>

      <h2>Your choices</h2>
      <p>
        You may correct your profile at any time and delete what you made. Write to us to receive a copy of your data, or to
        have the account and everything in it removed.
      </p>
    </LegalPage>
  );
}
