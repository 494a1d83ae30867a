/** The places of the product, in the order of the sidebar. */
import { say } from '@fableloom/contract/messages/index';
import { BookOpen, Castle, Compass, Feather, ShieldCheck, Smile, Star, UserRound, UsersRound, type LucideIcon } from 'lucide-react';

export interface Place {
  to: string;
  name: string;
  Icon: LucideIcon;
  /** Stands in the bottom bar of phones. */
  isMain?: boolean;
  /** Carries the number of unread notifications. */
  hasNews?: boolean;
  adminsOnly?: boolean;
}

export const PLACES: readonly Place[] = [
  { to: '/create', name: say('nav.create'), Icon: Feather, isMain: true },
  { to: '/stories', name: say('nav.stories'), Icon: BookOpen, isMain: true },
  { to: '/characters', name: say('nav.characters'), Icon: Smile, isMain: true },
  { to: '/locations', name: say('nav.locations'), Icon: Castle, isMain: true },
  { to: '/friends', name: say('nav.friends'), Icon: UsersRound },
  { to: '/explore', name: say('nav.explore'), Icon: Compass, isMain: true },
  { to: '/profile', name: say('nav.profile'), Icon: UserRound, hasNews: true },
  { to: '/subscription', name: say('nav.subscription'), Icon: Star },
  { to: '/admin', name: say('nav.admin'), Icon: ShieldCheck, adminsOnly: true },
];

export const placesFor = (isAdmin: boolean) => PLACES.filter((place) => isAdmin || !place.adminsOnly);
