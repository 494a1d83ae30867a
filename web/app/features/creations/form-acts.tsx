/** Cancel and save before the saving; the ways on after it. */
import { say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';

export interface FormActsProps {
  isLocked: boolean;
  saveLabel: PlainMessageKey;
  canSave: boolean;
  pending: boolean;
  /** Id of the sentence that says what is missing. */
  missing: string;
  onCancel: () => void;
  shelf: { to: string; label: string };
  /** What to do with the new one. */
  next?: ReactNode;
}

export function FormActs({ isLocked, saveLabel, canSave, pending, missing, onCancel, shelf, next }: FormActsProps) {
  if (isLocked) return next || <ButtonLink to={shelf.to} look="primary">{shelf.label}</ButtonLink>;
  return (
    <>
      <Button look="plain" onClick={onCancel}>{say('word.cancel')}</Button>
      <Button type="submit" look="primary" disabled={!canSave} pending={pending} aria-describedby={missing}>
        {say(saveLabel)}
      </Button>
    </>
  );
}

/** Out of a form that stands inside another page. */
export function WayBack({ onPress }: { onPress: () => void }) {
  return <Button look="primary" onClick={onPress}>{say('create.screen.back-to-story')}</Button>;
}
