/** A way to the database that can fall silent, as a host does that has died: nothing is answered and nothing is closed. */
import { openWay } from './way.ts';

export async function openSilentWay(url: string) {
  const way = { isSilent: false };
  const opened = await openWay(url, () => {
    // What was silent stays so; who comes anew is heard.
    let isLost = false;
    const unlessLost = (bytes: Buffer): Buffer | null => {
      isLost ||= way.isSilent;
      return isLost ? null : bytes;
    };
    return { asked: unlessLost, answered: unlessLost };
  });
  return { ...opened, way };
}
