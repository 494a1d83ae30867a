/** Opens the form for a place that exists; what may not be edited says so. */
import type { Location } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../session/api.ts';
import { CreationEditor } from '../creations/creation-editor.tsx';
import { LOCATION_CRAFT } from './craft.ts';
import { LocationForm } from './location-form.tsx';

export function LocationEditor({ id, onCancel }: { id: string; onCancel: () => void }) {
  return (
    <CreationEditor<Location>
      query={useQuery(orpc.locations.show.queryOptions({ input: { id } }))}
      shelf={LOCATION_CRAFT.shelf}
      picture="place"
      missing={say('location.not-found')}
      failed={say('location.load.failed')}
      closed={({ isStarter }) => say(isStarter ? 'location.starter.read-only' : 'location.owner-only')}
    >
      {(location) => <LocationForm location={location} onSaved={() => undefined} onCancel={onCancel} />}
    </CreationEditor>
  );
}
