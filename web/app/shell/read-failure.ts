/** What the error screen says about a failure. */
import { appErrors } from '@fableloom/contract/messages/app-errors';
import { isRouteErrorResponse } from 'react-router';
import { isWithoutNetwork } from '../session/reach.ts';

export interface Failure {
  title: string;
  /** A sentence for people; the words of programs stay in the log. */
  detail: string;
  isAuth: boolean;
  /** The page could not be fetched; nothing is wrong with it. */
  isNetwork?: boolean;
}

const AUTH_WORDS = /auth|unauthorized|permission/i;
const AUTH_STATUSES = [401, 403];

/** What a route answered with, for people; a failure of the machine says nothing to them. */
function sentenceOf(error: unknown): string {
  return isRouteErrorResponse(error) && error.status < 500 && typeof error.data === 'string' ? error.data : '';
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  return error instanceof Error ? error.message : '';
}

export function readFailure(error: unknown): Failure {
  if (isWithoutNetwork() && !isRouteErrorResponse(error)) {
    return { title: appErrors['app.screen.error.no-network'], detail: appErrors['app.screen.error.no-network-detail'], isAuth: false, isNetwork: true };
  }
  const isAuth = AUTH_WORDS.test(messageOf(error)) || (isRouteErrorResponse(error) && AUTH_STATUSES.includes(error.status));
  // The words that made it one are those of programs.
  if (isAuth) return { title: appErrors['app.screen.error.auth-title'], detail: appErrors['app.screen.error.auth-detail'], isAuth };
  return { title: appErrors['app.screen.error.title'], detail: sentenceOf(error) || appErrors['app.unexpected'], isAuth };
}
