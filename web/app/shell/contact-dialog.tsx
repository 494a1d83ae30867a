/** A letter to the people who run this Fableloom. What was written stays until it has arrived. */
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { useState } from 'react';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { isTooLong } from '../ui/too-long.ts';
import { sendContactMessage } from './send-contact-message.ts';

type Letter = { is: 'open' } | { is: 'on-its-way' } | { is: 'returned'; why: string } | { is: 'arrived'; words: string };

export default function ContactDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useSession();
  const [message, setMessage] = useState('');
  const [letter, setLetter] = useState<Letter>({ is: 'open' });

  async function send() {
    if (message.trim() === '') return setLetter({ is: 'returned', why: say('contact.empty') });
    if (isTooLong(message, LIMITS.contactMessage)) return;
    setLetter({ is: 'on-its-way' });
    const answer = await sendContactMessage(message.trim());
    if (answer.is === 'refused') return setLetter({ is: 'returned', why: answer.why });
    setMessage('');
    setLetter({ is: 'arrived', words: answer.words });
  }

  function change(next: boolean) {
    if (!next && letter.is !== 'on-its-way') setLetter({ is: 'open' });
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      keepOpen
      title={say('contact.screen.title')}
      description={letter.is === 'arrived' ? undefined : say('contact.screen.text', { email: user?.email ?? '' })}
      footer={
        letter.is === 'arrived'
          ? <Button look="primary" onClick={() => change(false)}>{say('word.done')}</Button>
          : <Button look="primary" pending={letter.is === 'on-its-way'} onClick={() => void send()}>{say('contact.screen.send')}</Button>
      }
    >
      {letter.is === 'arrived' ? (
        <p role="status" className="text-[1.125rem]">{letter.words}</p>
      ) : (
        <TextArea
          label={say('contact.screen.message')}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          most={LIMITS.contactMessage}
          count
          style={{ minHeight: '9rem' }}
          error={letter.is === 'returned' ? letter.why : undefined}
        />
      )}
    </Dialog>
  );
}
