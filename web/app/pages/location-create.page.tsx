import { say } from '@fableloom/contract/messages/index';
import { useNavigate, type MetaFunction } from 'react-router';
import { LocationForm } from '../features/locations/location-form.tsx';

export const meta: MetaFunction = () => [{ title: `${say('location.screen.create.title')} · Fableloom` }];

/** After saving one stays here: the picture comes next. */
export default function LocationCreatePage() {
  const navigate = useNavigate();
  return <LocationForm onSaved={() => undefined} onCancel={() => void navigate('/locations')} />;
}
