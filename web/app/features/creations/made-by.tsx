import { say } from '@fableloom/contract/messages/index';

/** Says honestly who drew a picture. */
export function MadeBy({ provider }: { provider: string | undefined }) {
  if (!provider) return null;
  const words = provider === 'built-in' ? say('made.image.built-in') : say('made.image.hosted', { model: provider });
  return <p className="text-ink-soft">{words}</p>;
}
