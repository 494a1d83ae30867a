import { say } from '@fableloom/contract/messages/index';
import { LocationDetail } from '../features/locations/location-detail.tsx';
import type { Route } from './+types/location.page';

export const meta: Route.MetaFunction = () => [{ title: `${say('nav.locations')} · Fableloom` }];

export default function LocationPage({ params }: Route.ComponentProps) {
  return <LocationDetail key={params.locationId} id={params.locationId} />;
}
