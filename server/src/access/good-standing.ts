/** Whether the account of whoever made something is open: what a suspended one made public is not shown while it is suspended. */
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * A condition on the column that holds the owner. Looked up row by row and never joined, so that a shelf is still walked along its index.
 */
export const isInGoodStanding = (owner: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(select suspended_at from "user" where "user".id = ${owner}) is null`;
