/** The community's shelves, for visitors and members alike. */
import { say } from '@fableloom/contract/messages/index';
import { ExploreRoom } from '../features/explore/explore-room.tsx';
import { readShelf } from '../features/explore/read-shelf.ts';
import { readWish } from '../features/explore/wish.ts';
import { apiContext, sessionContext } from '../session/contexts.ts';
import { writeHead } from '../session/page-head.ts';
import { OpenRoom } from '../shell/open-room.tsx';
import type { Route } from './+types/explore.page';

/** A search is a view of the whole shelf; only the two kinds of things are pages of their own. */
export const meta: Route.MetaFunction = (args) => {
  const canonical = args.loaderData?.wish.things === 'characters' ? '/explore?things=characters' : '/explore';
  return writeHead(args, { title: say('nav.explore'), text: say('explore.screen.text') }, canonical);
};

/** The room opens also when the shelf does not come, and says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const wish = readWish(new URL(request.url).searchParams, context.get(sessionContext).user !== null);
  const api = context.get(apiContext);
  const shelf = api ? await readShelf(api, wish, null).catch(() => null) : null;
  return { wish, shelf };
}

export default function ExplorePage({ loaderData: { wish, shelf } }: Route.ComponentProps) {
  return (
    <OpenRoom>
      <ExploreRoom wish={wish} shelf={shelf} />
    </OpenRoom>
  );
}
