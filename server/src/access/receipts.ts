/** Receipts: a service that needs a checked record asks for one of these, and only access/ hands them out. */
declare const receipt: unique symbol;

/** The person who asked owns it. */
export type Owned<T> = T & { readonly [receipt]: 'owned' };
/** The person who asked may see it and use it in stories: it is theirs, lent to them, or everyone's. */
export type Usable<T> = T & { readonly [receipt]: 'usable' | 'owned' };

export const asOwned = <T>(record: T): Owned<T> => record as Owned<T>;
export const asUsable = <T>(record: T): Usable<T> => record as Usable<T>;
