import { say } from '@fableloom/contract/messages/index';
import { Link } from 'react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { ProductPicture } from '../features/help/product-picture.tsx';
import { Question } from '../features/help/question.tsx';
import { useSession } from '../session/session.ts';
import { readContact } from '../session/site.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/help-faq.page';

const HEAD = { title: 'Questions and answers', text: 'Limits, privacy, sharing, and what to do when something does not work.' };

export const meta: Route.MetaFunction = (args) => writeHead(args, HEAD);

export const loader = ({ context }: Route.LoaderArgs) => readContact(context);

export default function FaqPage({ loaderData: { contact } }: Route.ComponentProps) {
  return (
    <HelpPage title={HEAD.title} lead={HEAD.text} next={{ to: '/create', name: 'Create a story' }} contact={contact}>
      <Stories />
      <Plans />
      <SharingAndSafety />
      <Trouble />
    </HelpPage>
  );
}

const Stories = () => (
  <>
    <h2>Stories and characters</h2>
    <Question asked="Who writes the stories?">
      <p>
        Engines that are part of Fableloom and run on the same computer as this page. Where the operator has connected another
        service, the Privacy Policy names it, and every story says who wrote it.
      </p>
    </Question>
    <Question asked="Can I use Fableloom without characters of my own?">
      <p>Yes. The starter cast is there for everyone, with any theme, place and age.</p>
    </Question>
    <Question asked="For which ages is it?">
      <p>For readers from 3 to 17, in four ranges: 3-4, 5-8, 9-12 and 12-17. You choose it for each story.</p>
    </Question>
    <Question asked="How long does a story take?">
      <p>
        A part is usually written and drawn within seconds, and you see it come. A whole story has four parts; most families read
        one or two in an evening.
      </p>
    </Question>
    <Question asked="Can I change what was written?">
      <p>
        “Tell this part again” below the story writes its newest part anew, also by a wish such as “less scary”. Every earlier
        version is kept, one press away. The title can be edited where it stands.
      </p>
    </Question>
    <Question asked="Can we keep a story, or print it?">
      <p>
        The story page offers it as a file: as an EPUB for readers, as a PDF for paper, or as a zip with everything in it.
        Pictures can be downloaded too.
      </p>
    </Question>
    <Question asked="Can we read without a network?">
      <p>
        Yes: open the story while you have one and press “Keep on this device”. It then opens with its pictures and its sound until
        you sign out there.
      </p>
    </Question>
    <Question asked="The voice says a name wrong.">
      <p>
        Below each story is “How names are said”: write the name the way it sounds, listen, and keep it. Recordings that you already
        have stay as they are until you have the part read again.
      </p>
    </Question>
  </>
);

const Plans = () => (
  <>
    <h2>Plans and limits</h2>
    <ProductPicture
      name="what-is-left"
      alt="The Subscription page: the plan, and bars that show how many stories, characters, images and narrations are used."
    >
      The Subscription page always shows what is used and what is left.
    </ProductPicture>
    <Question asked="How many stories can I make?">
      <p>
        Fifteen a month on the free plan, as many as you like on the paid ones. Images, narrations and characters of your own
        have limits per plan; each page says what is left and when it renews.
      </p>
    </Question>
    <Question asked="When do the monthly counts start again?">
      <p>On the first day of each month, at midnight UTC. Something that failed is not counted.</p>
    </Question>
    <Question asked="How do I cancel a plan?">
      <p>On the Subscription page. The plan stays active until the end of the period that you paid for, and what you made stays yours.</p>
    </Question>
    <Question asked="Can I have my money back?">
      <p>Within 14 days of the first payment, without giving a reason. Write to us.</p>
    </Question>
    <Question asked="What happens to my characters when a plan ends?">
      <p>They stay, and so do your stories. You can make new ones again when you have a plan with room for them.</p>
    </Question>
  </>
);

const SharingAndSafety = () => (
  <>
    <h2>Sharing and safety</h2>
    <Question asked="Who can see my stories?">
      <p>
        Nobody but you, until you share one. A public link can be opened by anyone who has it; search engines and Explore show it
        only when you say so. You can make the story private again at any time.
      </p>
    </Question>
    <Question asked="Is it safe to let my child read alone?">
      <p>
        Wishes, stories and comments pass a check that knows what suits which age. A machine can still write something odd, so
        read a new story yourself first.
      </p>
    </Question>
    <Question asked="Can friends change a character that I lent them?">
      <p>No. They can look at it and use it in their stories, and you can take it back whenever you like.</p>
    </Question>
    <Question asked="Somebody shared something that does not belong here.">
      <p>Press Report on its page, or on the comment. People look at every report, and hide what breaks the rules.</p>
    </Question>
    <Question asked="How do I take my data along, or delete my account?">
      <p>
        Your Profile has Download my data, which gives one zip with everything, and Delete my account, which removes everything at
        once. What is kept, and why, stands in the <PrivacyLink />.
      </p>
    </Question>
  </>
);

/** Its page is one of the signed-out side, so members are not sent there. */
function PrivacyLink() {
  const { user } = useSession();
  const name = say('nav.privacy-policy');
  return user ? name : <Link to="/privacy-policy" className="text-plum underline underline-offset-4">{name}</Link>;
}

const Trouble = () => (
  <>
    <h2>When something does not work</h2>
    <Question asked="I do not get the confirmation mail.">
      <p>Look into the spam folder, check the address on the Confirm Your Email screen, and let the link be sent again from there.</p>
    </Question>
    <Question asked="I forgot my password.">
      <p>
        Press “Forgot password?” on the sign-in page. The link in the mail works for one hour. Choosing a new password signs out all
        your devices.
      </p>
    </Question>
    <Question asked="The story stopped in the middle. What now?">
      <p>
        Open it again from My Stories. Work goes on after a closed page or an interrupted connection; if it failed for good, the
        page says so and offers another try.
      </p>
    </Question>
    <Question asked="There is no sound.">
      <p>
        Nothing sounds without a press on Listen or Play, and phones stay silent when their switch says so. Narrations belong to the
        paid plans.
      </p>
    </Question>
    <Question asked="How do I change between light and dark?">
      <p>In the menu behind your name: like this device, Paper, or Bedtime. Visitors see what their device prefers.</p>
    </Question>
  </>
);
