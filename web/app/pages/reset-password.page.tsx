/** Opened from the mail: verifying, then the form, or what is wrong with the link. */
import { say } from '@fableloom/contract/messages/index';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AuthCard } from '../features/accounts/auth-card.tsx';
import { NewPasswordForm } from '../features/accounts/new-password-form.tsx';
import { EXPIRED, readRecoveryLink, type RecoveryLink } from '../features/accounts/recovery-link.ts';
import type { FrameHandle } from '../layouts/frame.layout.tsx';
import { api } from '../session/api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';

export const handle: FrameHandle = { frame: 'public' };

export const meta = () => [
  { title: 'Choose a new password · Fableloom' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const VERIFYING = { is: 'verifying' } as const;

const readHere = (): RecoveryLink => readRecoveryLink(window.location.search, window.location.hash);

/** A link that can be read is tried before its form is shown: nobody writes a new password for nothing. */
function useVerified(link: RecoveryLink | typeof VERIFYING): [RecoveryLink | typeof VERIFYING, (found: RecoveryLink) => void] {
  const [found, setFound] = useState<RecoveryLink | null>(null);
  const token = link.is === 'usable' ? link.token : null;
  useEffect(() => {
    if (token === null) return;
    const refused: RecoveryLink = { is: 'refused', screen: 'reset.screen.invalid-link', why: 'reset.verify.failed' };
    api.passwordReset.check({ token }).then(
      ({ usable }) => setFound(usable ? { is: 'usable', token } : EXPIRED),
      () => setFound(refused),
    );
  }, [token]);
  return [link.is === 'usable' ? (found ?? VERIFYING) : link, setFound];
}

const neverChanges = () => () => {};

export default function ResetPasswordPage() {
  // The hash is known to the browser only, so the server shows the spinner.
  const isInBrowser = useSyncExternalStore(neverChanges, () => true, () => false);
  const [link, setLink] = useVerified(isInBrowser ? readHere() : VERIFYING);

  if (link.is === 'verifying') {
    return (
      <div aria-live="polite" className="grid min-h-[50vh] place-content-center justify-items-center gap-4 text-plum">
        <Spinner size={40} />
        <p className="text-ink">{say('reset.screen.verifying')}</p>
      </div>
    );
  }
  if (link.is === 'refused') {
    return (
      <AuthCard title={say(link.screen)}>
        <p role="alert" className="text-[1.125rem]">{say(link.why)}</p>
        <div className="mt-6 grid gap-3">
          <ButtonLink to="/forgot-password" look="primary" size="big">{say('reset.screen.request-new')}</ButtonLink>
          <ButtonLink to="/login" look="quiet">{say('auth.screen.back-to-login')}</ButtonLink>
        </div>
      </AuthCard>
    );
  }
  return (
    <>
      <NewPasswordForm token={link.token} onExpired={() => setLink(EXPIRED)} />
      <Toaster />
    </>
  );
}
