/** What a shared story can do beside being read: fetched after it. */
import { later } from '../../ui/later.tsx';

/** Shows nothing: a link that leads nowhere any more leaves no copy on this device. */
export const ForgetShared = later(() => import('./keep-shared.tsx').then((keep) => keep.ForgetShared));
export const KeepShared = later(() => import('./keep-shared.tsx').then((keep) => keep.KeepShared));
