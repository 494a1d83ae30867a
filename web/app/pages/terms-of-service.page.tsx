import { LegalPage } from '../features/legal/legal-page.tsx';
import { readLegal } from '../features/legal/read-legal.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/terms-of-service.page';

export const meta: Route.MetaFunction = (args) =>
  writeHead(args, { title: 'Terms of Service', text: 'The rules for making and sharing stories with Fableloom.' });

export const loader = ({ context }: Route.LoaderArgs) => readLegal(context);

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  const { updated, contact, trialCheckout } = loaderData;
  return (
    <LegalPage title="Terms of Service" lead="The rules of the house, short enough to be read." updated={updated} contact={contact}>
      <h2>What Fableloom is</h2>
      <p>
        Fableloom helps families to make characters and places, and to have illustrated, narrated stories written for a child’s
        age. It is run by the operator of this address, with writing, drawing and speaking engines that work on the operator’s
        own computer unless the Privacy Policy names another service.
      </p>

      <h2>Your account</h2>
      <p>
        You need to be an adult to open an account, and to confirm your email address. Keep your password to yourself. You are
        responsible for what happens in your account, also when a child uses it beside you.
      </p>

      <h2>What you make is yours</h2>
      <p>
        Characters, stories, pictures and recordings that you make here belong to you, as far as the law allows for things made
        by machines. You may print them, give them away and read them to anyone. You allow us to store and show them as far as
        that is needed to run the product. The starter cast and its places belong to Fableloom; you may use them in your stories
        freely.
      </p>

      <h2>What stories may contain</h2>
      <p>
        Everything here is meant for children from 3 to 17. Texts are checked before they are used and before they are shown.
        Please do not try to make or share anything hateful, cruel, sexual or frightening beyond a fairy tale, nothing that
        belongs to somebody else, and nothing about a real person without their consent. We may hide such content and pause
        accounts that share it.
      </p>
      <p>Stories are written by machines and can contain mistakes. Read a new story yourself before you leave a child alone with it.</p>

      <h2>Sharing</h2>
      <p>
        You decide what is shared, with whom and for how long. Content behind a public link can be seen by anyone who has the
        link. Friends who received a character may use it in their stories, but not change it or pass it on; stories they
        already made stay theirs when you stop sharing.
      </p>

      <h2>Plans and payment</h2>
      <p>
        The free plan costs nothing. Paid plans raise limits and unlock features; the prices are shown before you choose. A plan
        renews at the end of each period until you cancel; a cancelled plan stays active until the period that you paid for is
        over. Within 14 days of the first payment you can have your money back without giving a reason.
      </p>
      {trialCheckout && <p>This installation has a trial checkout: plans can be tried, no card is asked for and no money is taken.</p>}

      <h2>If things go wrong</h2>
      <p>
        We take care of your stories, but cannot promise that the product is always available or free of faults. Keep your own
        copy of what is dear to you. We are liable for intent and gross negligence, and otherwise only as far as the law
        demands.
      </p>

      <h2>Ending</h2>
      <p>
        You can stop at any time: Delete my account in your Profile removes the account and everything in it. We may close accounts
        that break these rules; we say why, and you can answer.
      </p>

      <h2>Changes</h2>
      <p>
        When these terms change in a way that matters, we tell you by email before the change holds. The date above shows when
        this page was last updated.
      </p>
    </LegalPage>
  );
}
