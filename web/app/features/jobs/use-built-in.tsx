/** The choice after a hosted service has failed: the built-in engine does it, because somebody says so. One button everywhere. */
import { say } from '@fableloom/contract/messages/index';
import { Button } from '../../ui/button.tsx';

/** @param onPress null or absent where the built-in engine is not offered */
export function UseBuiltIn({ onPress, isDisabled = false }: { onPress: (() => void) | null | undefined; isDisabled?: boolean }) {
  if (!onPress) return null;
  return <Button onClick={onPress} disabled={isDisabled}>{say('job.screen.use-built-in')}</Button>;
}
