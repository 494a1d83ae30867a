import { say } from '@fableloom/contract/messages/index';
import { sendConfirmationAgain } from '../../session/accounts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { AuthCard } from './auth-card.tsx';
import { sentenceFor } from './refusal-sentence.ts';
import { useAccountForm } from './use-account-form.ts';

interface ConfirmEmailProps {
  email: string;
  /** Mail stays on this machine and can be read at /outbox. */
  hasOutbox: boolean;
  onBack: () => void;
}

/** After signing up: look into the inbox. */
export function ConfirmEmail({ email, hasOutbox, onBack }: ConfirmEmailProps) {
  const again = useAccountForm(async () => {
    const answer = await sendConfirmationAgain(email);
    if (answer.is === 'refused') return sentenceFor(answer, 'app.unexpected');
    toast.success(say('auth.confirmation.sent-again'));
  });
  return (
    <AuthCard title={say('auth.screen.confirm.title')}>
      <div aria-live="polite" className="grid justify-items-center gap-4 text-center">
        <Envelope />
        <p className="text-[1.125rem] break-words">{say('auth.screen.confirm.text', { email })}</p>
      </div>
      <div className="mt-6 grid gap-3">
        <Button look="primary" size="big" onClick={onBack}>{say('auth.screen.back-to-login')}</Button>
        <Button look="quiet" pending={again.state.is === 'sending'} onClick={() => again.submit()}>
          {say('auth.screen.confirm.again')}
        </Button>
        {hasOutbox && <ButtonLink to="/outbox" look="quiet">Open the outbox</ButtonLink>}
      </div>
    </AuthCard>
  );
}

/** A letter with a star for a seal. */
export function Envelope() {
  return (
    <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden="true" className="picture">
      <path d="M18 34h124a6 6 0 0 1 6 6v58a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V40a6 6 0 0 1 6-6Z" fill="#e9dcf6" />
      <path d="M34 8h92v60l-46 24-46-24Z" fill="#fffdf8" stroke="#e6dbc8" />
      <path d="M48 24h64M48 36h64M48 48h38" stroke="#c9b8d9" strokeWidth="4" strokeLinecap="round" />
      <path d="M12 42l68 40 68-40v58a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6Z" fill="#bfa9ff" />
      <path d="M16 104l50-34M144 104 94 70" stroke="#8f78d6" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="80" cy="80" r="15" fill="#f2b33d" />
      <path
        d="M80 70c1.2 6.5 3 8.7 9 10-6 1.3-7.8 3.5-9 10-1.2-6.5-3-8.7-9-10 6-1.3 7.8-3.5 9-10Z"
        fill="#fffdf8"
      />
    </svg>
  );
}
