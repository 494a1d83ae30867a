import type { ReactNode } from 'react';
import type { MetaFunction } from 'react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { writeHead } from '../session/page-head.ts';

export const meta: MetaFunction = (args) =>
  writeHead(args, { title: 'Questions and answers', text: 'Limits, privacy, sharing, and what to do when something does not work.' });

interface QuestionProps {
  asked: string;
  children: ReactNode;
}

function Question({ asked, children }: QuestionProps) {
  return (
    <section>
      <h2 className="text-xl!">{asked}</h2>
      <p>{children}</p>
    </section>
  );
}

export default function FaqPage() {
  return (
    <HelpPage
      title="Questions and answers"
      lead="Limits, privacy, sharing, and what to do when something does not work."
      next={{ to: '/create', name: 'Create a story' }}
    >
      <Question asked="Who writes the stories?">
        Engines that are part of Fableloom and run on the same computer as this page. Where the operator has connected another
        service, the Privacy Policy names it, and every story says who wrote it.
      </Question>
      <Question asked="Is it safe to let my child read alone?">
        Wishes and results pass a check that knows what suits which age. A machine can still write something odd, so read a new
        story yourself first.
      </Question>
      <Question asked="How many stories can I make?">
        Fifteen a month on the free plan, as many as you like on the paid ones. Images, narrations and characters of
        your own have limits per plan; each page says what is left and when it renews.
      </Question>
      <Question asked="When do the monthly counts start again?">
        On the first day of each month, at midnight UTC. Something that failed is not counted.
      </Question>
      <Question asked="Can I use Fableloom without characters of my own?">
        Yes. The starter cast is there for everyone, with any theme, place and age.
      </Question>
      <Question asked="Who can see my stories?">
        Nobody but you, until you share one. A public link can be opened by anyone who has it; you can make the story
        private again at any time.
      </Question>
      <Question asked="Can friends change a character that I lent them?">
        No. They can look at it and use it in their stories, and you can take it back whenever you like.
      </Question>
      <Question asked="How do I cancel a plan?">
        On the Subscription page. The plan stays active until the end of the period that you paid for, and what you made stays yours.
      </Question>
      <Question asked="The story stopped in the middle. What now?">
        Open it again from My Stories. Work goes on after a closed page or an interrupted connection; if it failed for
        good, the page says so and offers another try.
      </Question>
      <Question asked="I do not get the confirmation mail.">
        Look into the spam folder, check the address on the Confirm Your Email screen, and let the link be sent again from there.
      </Question>
      <Question asked="How do I change between light and dark?">
        In the menu behind your name: like this device, Day, or Bedtime.
      </Question>
    </HelpPage>
  );
}
