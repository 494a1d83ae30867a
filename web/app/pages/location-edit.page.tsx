import { say } from '@fableloom/contract/messages/index';
import { useNavigate } from 'react-router';
import { LocationEditor } from '../features/locations/location-editor.tsx';
import type { Route } from './+types/location-edit.page';

export const meta: Route.MetaFunction = () => [{ title: `${say('location.screen.edit.title')} · Fableloom` }];

export default function LocationEditPage({ params: { locationId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return <LocationEditor key={locationId} id={locationId} onCancel={() => void navigate(`/locations/${locationId}`)} />;
}
