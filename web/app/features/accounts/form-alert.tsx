import { CircleAlert, CircleCheck } from 'lucide-react';
import { cx } from '../../ui/classes.ts';

/** What the form has to say: a refusal in red, good news in green; spoken at once. */
export function FormAlert({ tone = 'bad', message }: { tone?: 'bad' | 'good'; message: string | null }) {
  const Icon = tone === 'bad' ? CircleAlert : CircleCheck;
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} aria-live={tone === 'bad' ? 'assertive' : 'polite'}>
      {message && (
        <p
          className={cx(
            'mb-5 flex gap-3 rounded-field px-4 py-3 font-semibold',
            tone === 'bad' ? 'bg-berry-wash text-berry' : 'bg-leaf-wash text-leaf',
          )}
        >
          <Icon size={22} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
