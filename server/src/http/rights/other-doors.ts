/** Rights at the doors that are not the typed API: server functions, the bucket, the procedure, the live line, accounts, files. */
import { CHARACTER_FORM } from './forms.ts';
import { anyone, members, onlyOwner, type Row } from './row.ts';
import type { World } from './world.ts';

const NOT_YOURS = 403;
const UNSAFE = 'Call me at 555-867-5309';

/** Whoever is let in and sends nothing useful is told what is missing; that shows who is let in. */
const FUNCTION_RIGHTS: Row<World>[] = [
  { door: 'generate-image', about: 'nothing', answers: members(400) },
  {
    door: 'generate-image', about: 'a character of the owner, with words that are refused',
    send: async (w) => ({ body: { characterId: (await w.character()).id, contentType: 'character', prompt: UNSAFE } }), answers: onlyOwner(422, 404),
  },
  {
    door: 'generate-image', about: 'a location of the owner, with words that are refused',
    send: async (w) => ({ body: { locationId: await w.location(), contentType: 'location', prompt: UNSAFE } }), answers: onlyOwner(422, 404),
  },
  { door: 'generate-image', about: 'in the name of the owner', send: (w) => ({ body: { userId: w.owner.id } }), answers: onlyOwner(400, NOT_YOURS) },
  { door: 'upload-image', about: 'nothing', answers: members(400) },
  { door: 'create-character-image-prompt', send: () => ({ body: { characterData: CHARACTER_FORM } }), answers: members() },
  { door: 'generate-image-from-text', about: 'nothing', answers: members(400) },
  { door: 'generate-scene-with-images', about: 'nothing', answers: members(400) },
  { door: 'generate-scene-with-images', about: 'a story of the owner, without words', send: async (w) => ({ body: { storyId: (await w.story()).id } }), answers: onlyOwner(400, 404) },
  { door: 'extract-character-traits', about: 'nothing', answers: members(400) },
  { door: 'generate-story', about: 'nothing', answers: members(400) },
  {
    door: 'generate-story', about: 'a phase of a story of the owner that cannot come yet',
    send: async (w) => ({ body: { memoryKey: (await w.story()).id, storyPhase: 'resolution' } }), answers: onlyOwner(409, 404),
  },
  { door: 'get-story-ideas', send: () => ({ body: { message: 'A fox' } }), answers: members() },
  { door: 'generate-audio-narration', about: 'nothing', answers: members(400) },
  {
    door: 'manage-friendship', about: 'a request to the owner',
    send: async (w, asker) => ({ body: { action: 'accept', requestId: await w.request('to'), currentUserId: asker.id || 'x' } }), answers: onlyOwner(200, 404),
  },
  {
    door: 'manage-friendship', about: 'in the name of the owner',
    send: async (w) => ({ body: { action: 'accept', requestId: await w.request('to'), currentUserId: w.owner.id } }), answers: onlyOwner(200, NOT_YOURS),
  },
  {
    door: 'manage-friendship', about: 'the end of a friendship of the owner',
    send: async (w, asker) => ({ body: { action: 'remove', senderId: w.owner.id, receiverId: await w.befriendThird(), currentUserId: asker.id || 'x' } }), answers: onlyOwner(200, 404),
  },
  { door: 'create-stripe-customer-if-missing', about: 'in the name of the owner', send: (w) => ({ body: { userId: w.owner.id } }), answers: onlyOwner(200, NOT_YOURS) },
  { door: 'create-checkout-session', about: 'nothing', answers: members(400) },
  { door: 'cancel-subscription', answers: members() },
  { door: 'send-contact-message', send: () => ({ body: { message: 'Hello' } }), answers: members() },
];

const inFolder = (w: World) => `uploads/${w.owner.id}/letter.png`;

const BUCKET_RIGHTS: Row<World>[] = [
  { door: 'POST /storage/v1/object/images/*', about: "the owner's folder, with nothing", send: (w) => ({ params: { '*': inFolder(w) } }), answers: onlyOwner(400, NOT_YOURS) },
  { door: 'DELETE /storage/v1/object/images/*', about: "the owner's folder, nothing there", send: (w) => ({ params: { '*': inFolder(w) } }), answers: onlyOwner(404, NOT_YOURS) },
  { door: 'POST /storage/v1/object/list/images', about: "the owner's folder", send: (w) => ({ body: { prefix: `uploads/${w.owner.id}` } }), answers: onlyOwner(200, NOT_YOURS) },
  { door: 'GET /storage/v1/object/public/images/*', about: 'a file that is not there', send: () => ({ params: { '*': 'none.webp' } }), answers: anyone(404) },
  { door: 'GET /storage/v1/object/public/images/*', about: 'a way out of the bucket', send: () => ({ params: { '*': '..%2f..%2fsecret' } }), answers: anyone(404) },
];

const PROCEDURE_RIGHTS: Row<World>[] = [
  {
    door: 'POST /rest/v1/rpc/increment_content_views', about: 'a public story',
    send: async (w) => ({ body: { content_id: (await w.story('public')).id, content_type: 'story' } }), answers: anyone(),
  },
  {
    door: 'POST /rest/v1/rpc/increment_content_views', about: 'a private story',
    send: async (w) => ({ body: { content_id: (await w.story()).id, content_type: 'story' } }), answers: [404, 404, 404, 404, 200, 404, 404],
  },
];

const LIVE_RIGHTS: Row<World>[] = [
  { door: 'GET /realtime/v1', about: 'a request that does not upgrade', answers: members(426) },
];

/** Each about the asker's own account. What only a mailed or signed token opens is tried with a forged one. */
const ACCOUNT_RIGHTS: Row<World>[] = [
  { door: 'POST /api/auth/sign-up/email', about: 'an address that is taken', send: (w) => ({ body: { name: 'X', email: w.owner.email, password: 'Moonlight7' } }), answers: anyone(422) },
  { door: 'POST /api/auth/sign-in/email', about: 'a wrong password', send: (w) => ({ body: { email: w.owner.email, password: 'Sunlight8' } }), answers: anyone(401) },
  { door: 'POST /api/auth/sign-in/social', about: 'a provider that is not set up', send: () => ({ body: { provider: 'google' } }), answers: anyone(404) },
  { door: 'GET,POST /api/auth/callback/:id', about: 'a forged answer', send: () => ({ params: { id: 'google' }, query: { state: 'forged', code: 'forged' } }), answers: anyone(302) },
  { door: 'GET,POST /api/auth/get-session', answers: anyone() },
  { door: 'POST /api/auth/request-password-reset', send: () => ({ body: { email: 'nobody@family.example', redirectTo: '/reset-password' } }), answers: anyone() },
  { door: 'GET /api/auth/reset-password/:token', about: 'a forged link', send: () => ({ params: { token: 'forged' }, query: { callbackURL: '/reset-password' } }), answers: anyone(302) },
  { door: 'POST /api/auth/reset-password', about: 'a forged token', send: () => ({ body: { newPassword: 'Moonlight8', token: 'forged' } }), answers: anyone(400) },
  { door: 'GET /api/auth/verify-email', about: 'a forged link', send: () => ({ query: { token: 'forged' } }), answers: anyone(401) },
  { door: 'POST /api/auth/send-verification-email', about: 'to an unknown address', send: () => ({ body: { email: 'nobody@family.example' } }), answers: [200, 200, 400, 400, 400, 400, 400] },
  { door: 'POST /api/auth/verify-password', about: 'which is closed: the profile has its own', answers: anyone(404) },
  { door: 'POST /api/auth/change-password', about: 'which is closed: the profile has its own', answers: anyone(404) },
  { door: 'GET /api/auth/list-sessions', about: 'which is closed: the profile has its own', answers: anyone(404) },
  { door: 'POST /api/auth/revoke-session', about: 'one that is not there', send: () => ({ body: { token: 'forged' } }), answers: members() },
  { door: 'POST /api/auth/revoke-other-sessions', answers: members() },
  { door: 'POST /api/auth/update-session', about: 'nothing', send: () => ({ body: {} }), answers: members(400) },
  { door: 'POST /api/auth/update-user', about: 'which is closed: the profile has its own', answers: anyone(404) },
  { door: 'GET /api/auth/list-accounts', answers: members() },
  { door: 'POST /api/auth/unlink-account', about: 'one that is not there', send: () => ({ body: { providerId: 'google', accountId: 'none' } }), answers: members(400) },
  { door: 'POST /api/auth/link-social', about: 'a provider that is not set up', send: () => ({ body: { provider: 'google' } }), answers: members(404) },
  { door: 'POST /api/auth/refresh-token', about: 'of no provider', send: () => ({ body: { accountId: 'none' } }), answers: members(400) },
  { door: 'POST /api/auth/get-access-token', about: 'of no provider', send: () => ({ body: { accountId: 'none' } }), answers: members(400) },
  { door: 'GET /api/auth/account-info', about: 'of none', send: () => ({ query: { accountId: 'none' } }), answers: members(400) },
  { door: 'POST /api/auth/change-email', about: 'which is closed: the profile has its own', answers: anyone(404) },
  { door: 'POST /api/auth/delete-user', about: 'which is closed: the profile has its own', answers: anyone(404) },
  { door: 'GET /api/auth/delete-user/callback', about: 'which is closed: the profile has its own', answers: anyone(404) },
  { door: 'GET /api/auth/ok', answers: anyone() },
  { door: 'GET /api/auth/error', answers: anyone(302) },
];

const HOUSE_RIGHTS: Row<World>[] = [
  { door: 'GET /books/:name', about: 'a private story', send: async (w) => ({ params: { name: `${(await w.story()).id}.zip` } }), answers: onlyOwner(200, 404) },
  { door: 'GET /books/:name', about: 'a public story', send: async (w) => ({ params: { name: `${(await w.story('public')).id}.zip` } }), answers: onlyOwner(200, NOT_YOURS) },
  { door: 'GET /api/account/export', answers: members() },
  { door: 'GET /api/account/confirm-email', about: 'a forged link', send: (w) => ({ query: { token: `${w.owner.id}.forged` } }), answers: anyone(302) },
  { door: 'POST /api/payments/stripe/webhook', about: 'where plans are a trial', answers: anyone(404) },
  { door: 'GET /api/health', answers: anyone() },
  { door: 'GET /api/ready', answers: anyone() },
  { door: 'GET /api/openapi.json', answers: anyone() },
  { door: 'GET /api/docs', answers: anyone() },
];

export const OTHER_RIGHTS = [...BUCKET_RIGHTS, ...PROCEDURE_RIGHTS, ...LIVE_RIGHTS, ...ACCOUNT_RIGHTS, ...HOUSE_RIGHTS];
export { FUNCTION_RIGHTS };

/** Doors that end or change the asker's own session, and those that cannot be asked in process; each is tested where it is named. */
export const TESTED_ELSEWHERE: Record<string, string> = {
  'POST /api/auth/sign-out': 'server/src/accounts/accounts.test.ts',
  'POST /api/auth/revoke-sessions': 'server/src/accounts/accounts.test.ts',
  'GET /api/outbox': 'server/src/http/outbox-route.test.ts',
};
