/** Makes notifications: a row for the person, and a notice to every process that one has come. */
import type { Notification } from '@fableloom/contract';
import type { Transaction } from '../database/open.ts';
import { notifications } from '../database/schema/index.ts';
import type { Services } from '../services.ts';

export interface Note {
  userId: string;
  type: Notification['type'];
  title: string;
  message: string;
  /** Where it leads and who it is about. */
  data: Record<string, unknown>;
  /** Two notes of one person with the same word are one note; without it a note may come again. */
  once?: string;
}

export const notificationTopic = (userId: string): string => `notifications:${userId}`;

export type NotifyParts = Pick<Services, 'hub' | 'clock'>;

/** Part of the act that it tells of: both are saved, or neither. People hear of it when the transaction commits. */
export async function notify({ hub, clock }: NotifyParts, tx: Transaction, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return;
  const createdAt = clock.now();
  const values = notes.map((note) => ({ ...note, once: note.once ?? null, createdAt, updatedAt: createdAt }));
  const made = await tx.insert(notifications).values(values).onConflictDoNothing().returning({ userId: notifications.userId });
  for (const userId of new Set(made.map((row) => row.userId))) await hub.announce(notificationTopic(userId), tx);
}
