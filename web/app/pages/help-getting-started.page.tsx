import { HelpPage } from '../features/help/help-page.tsx';
import { ProductPicture } from '../features/help/product-picture.tsx';
import { readContact } from '../session/site.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/help-getting-started.page';

const HEAD = { title: 'Getting started', text: 'From an empty shelf to the first bedtime story in about five minutes.' };

export const meta: Route.MetaFunction = (args) => writeHead(args, HEAD);

export const loader = ({ context }: Route.LoaderArgs) => readContact(context);

export default function GettingStartedPage({ loaderData: { contact } }: Route.ComponentProps) {
  return (
    <HelpPage title={HEAD.title} lead={HEAD.text} next={{ to: '/create', name: 'Create a story' }} contact={contact}>
      <h2>1. Open an account</h2>
      <p>
        Enter your email address and a password, then open the confirmation link that we send you. After that, sign in: you land
        on the Create page. The free plan is enough to begin, and nobody asks for a card.
      </p>

      <h2>2. Choose how to begin</h2>
      <ProductPicture
        name="two-ways"
        alt="Two large cards: Get Ideas, with an open book, and Build Story, with a castle on a stage."
        eager
      />
      <p>
        <strong>Build Story</strong> is for evenings when you know what you want: five short sections, each chosen by picture.{' '}
        <strong>Get Ideas</strong> is for all the others: tell the idea chat what your child loves today, take what you like, and
        it goes along to the building.
      </p>

      <h2>3. Put the story together</h2>
      <ProductPicture
        name="choose-cast"
        alt="Portraits of characters in a grid; Maya and Rusty are chosen, and the story so far shows both on a small stage."
      >
        Press the faces of those who play. The small stage at the bottom shows what you have so far.
      </ProductPicture>
      <ol>
        <li>
          <strong>Who plays?</strong> One character or more. The starter cast is for everyone; characters of your own come with
          the Explorer and Hero plans.
        </li>
        <li><strong>Who are they to each other?</strong> Friends, rivals, a mentor. You may leave it out.</li>
        <li><strong>Where?</strong> Pick a magical location, or let the story find its own.</li>
        <li><strong>What about?</strong> Choose a theme, from lost lanterns to first days of school.</li>
        <li>
          <strong>For whom?</strong> The age of your reader and how long each part is. Here is also room for a wish of your own,
          such as “there has to be a purple boat”.
        </li>
      </ol>
      <p>As soon as there is a character, a theme and an age, Generate Story opens.</p>

      <h2>4. Read</h2>
      <ProductPicture name="story-page" alt="A story page: the title, a row of tools, and the introduction beside its picture.">
        The tools above the book: listen, draw a scene, continue, share, and the reading mode.
      </ProductPicture>
      <p>
        The introduction is written and drawn while you watch, usually within seconds. You may leave the page: the story goes on
        without you and waits in My Stories. When you and your child are ready, answer one question, and the next part follows.
      </p>

      <h2>Make yourself at home</h2>
      <ul>
        <li>The menu behind your name switches between the light theme and Bedtime, which is dark and calm.</li>
        <li>In your Profile you choose the letters of the stories, for example ones made for readers with dyslexia.</li>
        <li>On a phone, your browser’s “Add to home screen” makes Fableloom an app with its own icon.</li>
      </ul>
    </HelpPage>
  );
}
