/** Reads what the server said on the line; the shape is promised by `liveMessageSchema` of the contract. */
import type { LiveMessage } from '@fableloom/contract';

/** Null for anything that is not a message of this version, such as one of a newer server. */
export function readMessage(data: unknown): LiveMessage | null {
  const said = parse(data);
  if (said?.type === 'ready' || said?.type === 'heartbeat') return { type: said.type };
  if (said?.type !== 'notification' || !said.notification) return null;
  const { notification } = said;
  return { type: 'notification', notification: { ...notification, createdAt: new Date(notification.createdAt) } };
}

function parse(data: unknown): Partial<Extract<LiveMessage, { type: 'notification' }>> | { type: 'ready' | 'heartbeat' } | null {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
