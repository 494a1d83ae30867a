import { say } from '@fableloom/contract/messages/index';
import type { MetaFunction } from 'react-router';
import { LocationLibrary } from '../features/locations/location-library.tsx';

export const meta: MetaFunction = () => [{ title: `${say('location.screen.title')} · Fableloom` }];

export default function LocationsPage() {
  return <LocationLibrary />;
}
