/** Every endpoint of the contract with the feature that answers it. */
import { adminRoutes } from './features/admin/routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { characterRoutes } from './features/characters/routes.ts';
import { commentRoutes, likeRoutes, reportRoutes } from './features/comments/routes.ts';
import { exploreRoutes } from './features/explore/routes.ts';
import { friendRoutes } from './features/friends/routes.ts';
import { ideaRoutes } from './features/ideas/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { landingRoutes } from './features/landing/routes.ts';
import { locationRoutes } from './features/locations/routes.ts';
import { meRoutes } from './features/me/routes.ts';
import { nameRoutes } from './features/names/routes.ts';
import { narrationRoutes } from './features/narrations/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { passwordResetRoutes } from './features/password-reset/routes.ts';
import { sceneImageRoutes } from './features/scene-images/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { storyRoutes } from './features/stories/routes.ts';
import { subscriptionRoutes } from './features/subscription/routes.ts';
import { systemRoutes } from './features/system/routes.ts';
import { traitRoutes } from './features/traits/routes.ts';
import { endpoints } from './http/endpoints.ts';

export const router = endpoints.router({
  system: systemRoutes,
  landing: landingRoutes,
  passwordReset: passwordResetRoutes,
  account: accountRoutes,
  me: meRoutes,
  subscription: subscriptionRoutes,
  notifications: notificationRoutes,
  characters: characterRoutes,
  locations: locationRoutes,
  stories: storyRoutes,
  sceneImages: sceneImageRoutes,
  narrations: narrationRoutes,
  names: nameRoutes,
  ideas: ideaRoutes,
  jobs: jobRoutes,
  traits: traitRoutes,
  friends: friendRoutes,
  sharing: sharingRoutes,
  comments: commentRoutes,
  likes: likeRoutes,
  reports: reportRoutes,
  explore: exploreRoutes,
  admin: adminRoutes,
});
