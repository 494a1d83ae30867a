/** One room a person in this process: all their open windows hear of each new notification, read once for all of them. */
import type { Notification } from '@fableloom/contract';
import { notificationTopic } from '../../notify/notify.ts';
import type { Services } from '../../services.ts';
import { newNotifications } from './new-notifications.ts';

export type Hear = (notification: Notification) => void;

interface Room {
  windows: Set<Hear>;
  /** Looks for new rows; never twice at the same time. */
  look(): void;
  leave(): void;
}

export interface Rooms {
  /** Answers `look`, which asks for what a lost notice may have left out, and `leave`. */
  enter(userId: string, hear: Hear): { look(): void; leave(): void };
}

type Parts = Pick<Services, 'db' | 'hub' | 'clock' | 'log'>;

function openRoom(parts: Parts, userId: string): Room {
  const windows = new Set<Hear>();
  const readNew = newNotifications(parts, userId);
  let reading = false;
  let again = false;

  async function read(): Promise<void> {
    reading = true;
    try {
      do {
        again = false;
        for (const notification of await readNew()) for (const hear of windows) hear(notification);
      } while (again);
    } catch (error) {
      parts.log.warn({ userId, error }, 'new notifications were not read');
    } finally {
      reading = false;
    }
  }
  function look(): void {
    again = true;
    if (!reading) void read();
  }
  return { windows, look, leave: parts.hub.hear(notificationTopic(userId), look) };
}

export function openRooms(parts: Parts): Rooms {
  const rooms = new Map<string, Room>();
  return {
    enter(userId, hear) {
      const room = rooms.get(userId) ?? openRoom(parts, userId);
      rooms.set(userId, room);
      room.windows.add(hear);
      return {
        look: room.look,
        leave() {
          room.windows.delete(hear);
          if (room.windows.size > 0 || rooms.get(userId) !== room) return;
          room.leave();
          rooms.delete(userId);
        },
      };
    },
  };
}
