/** Where the redirect rules lead. */
export const HOME_OF_MEMBERS = '/create';
export const DOOR = '/login';
