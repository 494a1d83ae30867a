/** What the error screen says about a failure. */
import { appErrors } from '@fableloom/contract/messages/app-errors';
import { isRouteErrorResponse } from 'react-router';

export interface Failure {
  title: string;
  /** A sentence for people; the words of programs stay in the log. */
  detail: string;
  isAuth: boolean;
}

const AUTH_WORDS = /auth|unauthorized|permission/i;
const AUTH_STATUSES = [401, 403];

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  return error instanceof Error ? error.message : '';
}

export function readFailure(error: unknown): Failure {
  const message = messageOf(error);
  const isAnswer = isRouteErrorResponse(error);
  const isAuth = AUTH_WORDS.test(message) || (isAnswer && AUTH_STATUSES.includes(error.status));
  const isForPeople = isAuth || isAnswer;
  return {
    title: appErrors[isAuth ? 'app.screen.error.auth-title' : 'app.screen.error.title'],
    detail: isForPeople && message ? message : appErrors['app.unexpected'],
    isAuth,
  };
}
