import { say } from '@fableloom/contract/messages/index';
import { useNavigate, type MetaFunction } from 'react-router';
import { LocationForm } from '../features/locations/location-form.tsx';
import { useGateAtDoor } from '../session/use-gate-at-door.ts';

export const meta: MetaFunction = () => [{ title: `${say('location.screen.create.title')} · Fableloom` }];

/** After saving one stays here: the picture comes next. */
export default function LocationCreatePage() {
  useGateAtDoor('location');
  const navigate = useNavigate();
  return <LocationForm onSaved={() => undefined} onCancel={() => void navigate('/locations')} />;
}
