/** A new password, written twice. Its rules are in session/password-rules.ts. */
import { say } from '@fableloom/contract/messages/index';
import { PasswordField } from './password-field.tsx';

export interface NewPasswordFieldsProps {
  password: string;
  onPassword: (password: string) => void;
  confirmation: string;
  onConfirmation: (confirmation: string) => void;
}

export function NewPasswordFields({ password, onPassword, confirmation, onConfirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={say('reset.screen.form.password')}
        autoComplete="new-password"
        hint={say('reset.screen.form.rules')}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasswordField
        label={say('reset.screen.form.confirm')}
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => onConfirmation(event.target.value)}
      />
    </>
  );
}
