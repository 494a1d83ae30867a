/** What a visitor sees first. */
import { Benefits } from '../features/landing/benefits.tsx';
import { Featured } from '../features/landing/featured.tsx';
import { Features } from '../features/landing/features.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import '../features/landing/landing.css';
import { readPricing } from '../features/landing/price-cards.ts';
import { Pricing } from '../features/landing/pricing.tsx';
import { apiContext } from '../session/contexts.ts';
import { writeHead } from '../session/page-head.ts';
import type { Route } from './+types/landing.page';

const DESCRIPTION = 'Make a character together, choose a place and a theme, '
  + 'and read an illustrated, narrated story written for exactly your reader’s age.';

export const meta: Route.MetaFunction = (args) => writeHead(args, { title: 'Fableloom: stories with your child in them', text: DESCRIPTION });

/** The page opens without featured characters rather than not at all. */
export async function loader({ context }: Route.LoaderArgs) {
  const shown = await context.get(apiContext)?.landing.show().catch(() => null);
  return { featured: shown?.featured ?? [], pricing: readPricing() };
}

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { featured, pricing } = loaderData;
  return (
    <div className="landing">
      <Hero />
      <Features />
      <Featured characters={featured} />
      <Benefits />
      <HowItWorks face={featured.at(-1)?.picture.url ?? null} />
      <Pricing pricing={pricing} />
    </div>
  );
}
