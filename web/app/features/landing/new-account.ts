/** Travels with a link to /login from a call to action, so that the form opens on "create account". */
export const NEW_ACCOUNT = { mode: 'sign-up' } as const;
