/** Every address of the product. The groups inside the frame carry the redirect rules of session/guards.ts. */
import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** A page's module, by its name; the id tells two addresses of one module apart. */
const page = (path: string, name: string, id = `pages/${name}.page`) => route(path, `pages/${name}.page.tsx`, { id });

const guestPages = layout('layouts/guest.layout.tsx', [
  index('pages/landing.page.tsx'),
  page('login', 'login'),
  page('admin/login', 'admin-login'),
  page('forgot-password', 'forgot-password'),
  page('privacy-policy', 'privacy-policy'),
  page('terms-of-service', 'terms-of-service'),
]);

const openPages = layout('layouts/open.layout.tsx', [
  page('auth/reset-password', 'reset-password', 'auth-reset-password'),
  page('reset-password', 'reset-password', 'reset-password'),
  page('explore', 'explore'),
  page('stories/shared/:shareId', 'shared-story'),
  page('characters/shared/:shareId', 'shared-character'),
  ...prefix('help', [
    page('getting-started', 'help-getting-started'),
    page('character-creation', 'help-character-creation'),
    page('story-writing', 'help-story-writing'),
    page('faq', 'help-faq'),
  ]),
  page('offline', 'offline'),
  page('outbox', 'outbox'),
  page('*', 'unknown'),
]);

const memberPages = layout('layouts/member.layout.tsx', [
  page('create', 'create'),
  page('stories', 'stories'),
  page('stories/:storyId', 'story'),
  page('characters', 'characters'),
  page('characters/create', 'character-create'),
  page('characters/:characterId', 'character'),
  page('characters/:characterId/edit', 'character-edit'),
  page('locations', 'locations'),
  page('locations/create', 'location-create'),
  page('locations/:locationId', 'location'),
  page('locations/:locationId/edit', 'location-edit'),
  page('friends', 'friends'),
  page('friends/:ownerId/content', 'friend-content'),
  page('profile', 'profile'),
  page('subscription', 'subscription'),
  page('checkout/:sessionId', 'checkout'),
]);

const adminPages = layout('layouts/admin.layout.tsx', [
  page('admin', 'admin', 'admin'),
  page('admin/people', 'admin-people'),
  page('admin/people/:userId', 'admin-person'),
  page('admin/reports', 'admin-reports'),
  page('admin/featured', 'admin-featured'),
  page('admin/messages', 'admin-messages'),
  page('admin/health', 'admin-health'),
  page('admin/audit', 'admin-audit'),
  page('admin/*', 'admin', 'admin-rest'),
]);

/** Every part of the kit on one page, for the people who build this; it is in no delivered build. */
const isWorkbenchWanted = process.env['NODE_ENV'] === 'development' || process.env['WORKBENCH'] === '1';

export default [
  layout('layouts/frame.layout.tsx', [guestPages, memberPages, adminPages, openPages]),
  ...(isWorkbenchWanted ? [page('workbench', 'workbench')] : []),
] satisfies RouteConfig;
