import { say } from '@fableloom/contract/messages/index';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with a show/hide toggle; paste and password managers work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      end={
        <Button
          look="icon"
          label={say(isShown ? 'auth.screen.hide-password' : 'auth.screen.show-password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          icon={isShown ? <EyeOff /> : <Eye />}
        />
      }
    />
  );
}
