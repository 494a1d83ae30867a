/** The places of the product, in the order of the sidebar. */
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
  { to: '/create', name: 'Create', Icon: Feather, isMain: true },
  { to: '/stories', name: 'Stories', Icon: BookOpen, isMain: true },
  { to: '/characters', name: 'Characters', Icon: Smile, isMain: true },
  { to: '/locations', name: 'Locations', Icon: Castle, isMain: true },
  { to: '/friends', name: 'Friends', Icon: UsersRound },
  { to: '/explore', name: 'Explore', Icon: Compass, isMain: true },
  { to: '/profile', name: 'Profile', Icon: UserRound, hasNews: true },
  { to: '/subscription', name: 'Subscription', Icon: Star },
  { to: '/admin', name: 'Admin', Icon: ShieldCheck, adminsOnly: true },
];

export const placesFor = (isAdmin: boolean) => PLACES.filter((place) => isAdmin || !place.adminsOnly);
