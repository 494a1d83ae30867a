/** Address and password, as every door asks for them. */
import { say } from '@fableloom/contract/messages/index';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Credentials } from './credentials.ts';

export interface CredentialFieldsProps extends Credentials {
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  /** Both are chosen here for the first time. */
  isNew?: boolean;
}

export function CredentialFields({ email, password, onEmail, onPassword, isNew = false }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        label={say('auth.screen.email')}
        type="email"
        name="email"
        autoComplete={isNew ? 'email' : 'username'}
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label={say('auth.screen.password')}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? 'At least 6 characters' : undefined}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    </>
  );
}
