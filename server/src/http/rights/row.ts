/** One row of the rights table: a door of the server, what is behind it, and the answer to each kind of person. */

/**
 * Who asks. `unconfirmed` has signed up and not opened the mailed link; `friend` is one of the owner's; `admin` is an
 * administrator with every permission, `bare` one with none. The two are strangers to the owner's things.
 */
export const KINDS = ['nobody', 'unconfirmed', 'stranger', 'friend', 'owner', 'admin', 'bare'] as const;
export type Kind = (typeof KINDS)[number];

/** HTTP statuses in the order of KINDS. */
export type Answers = readonly [number, number, number, number, number, number, number];

/** What is sent: values for the {holes} of the path, a query, a body, headers. */
export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Asker {
  kind: Kind;
  id: string;
  email: string;
}

export interface Row<World> {
  /** 'stories.show' for the typed API, a name for a server function, 'GET /path' for every other door. */
  door: string;
  /** What is asked about, where a door has more than one answer. */
  about?: string;
  /** Made anew for each asker, so that no cell depends on another. */
  send?: (world: World, asker: Asker) => Sent | Promise<Sent>;
  answers: Answers;
}

const DOOR = 401;

/** Open to everyone. */
export const anyone = (status = 200): Answers => [status, status, status, status, status, status, status];
/** For whoever is signed in: about their own things, or about things that are for all. */
export const members = (status = 200): Answers => [DOOR, DOOR, status, status, status, status, status];
/** To the others it is not there, or not theirs. */
export const onlyOwner = (status: number, others: number): Answers => [DOOR, DOOR, others, others, status, others, others];
/** The owner and the friends of the owner. */
export const withFriends = (status: number, others: number): Answers => [DOOR, DOOR, others, status, status, others, others];
export const onlyAdmins = (status = 200): Answers => [DOOR, DOOR, 403, 403, 403, status, 403];
