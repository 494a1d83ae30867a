/** Tells the people who run Fableloom that something should not be here. */
import type { Inputs } from '@fableloom/contract';
import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Flag } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { isTooLong } from '../../ui/too-long.ts';

export interface ReportButtonProps {
  contentType: Inputs['reports']['send']['contentType'];
  contentId: string;
  /** What is reported, for those who hear only the button. */
  what: string;
  /** Only the flag, where there is little room. */
  small?: boolean;
}

export function ReportButton({ contentType, contentId, what, small = false }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = `${say('report.screen.title')}: ${what}`;
  return (
    <>
      {small ? (
        <Button look="icon" label={label} icon={<Flag />} onClick={() => setOpen(true)} />
      ) : (
        <Button look="plain" aria-label={label} icon={<Flag aria-hidden="true" />} onClick={() => setOpen(true)}>
          {say('report.screen.title')}
        </Button>
      )}
      {isOpen && <ReportDialog contentType={contentType} contentId={contentId} onClose={() => setOpen(false)} />}
    </>
  );
}

type ReportDialogProps = Pick<ReportButtonProps, 'contentType' | 'contentId'> & { onClose: () => void };

function ReportDialog({ contentType, contentId, onClose }: ReportDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const send = useAct({
    do: () => api.reports.send({ contentType, contentId, reason: reason.trim() }),
    failed: 'report.failed',
    done: 'report.done',
    onDone: onClose,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return setError(say('report.empty'));
    if (isTooLong(reason, LIMITS.reason)) return;
    send.run();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('report.screen.title')}
      description={say('report.screen.text')}
      keepOpen={reason.trim() !== ''}
      footer={
        <>
          <Button look="plain" onClick={onClose} disabled={send.pending}>{say('word.cancel')}</Button>
          <Button type="submit" form={form} look="primary" pending={send.pending}>{say('report.screen.send')}</Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextArea
          label={say('report.screen.reason')}
          value={reason}
          most={LIMITS.reason}
          count
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
