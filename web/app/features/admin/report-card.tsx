/** One reported thing: what it is, whose, what was said about it; hide it, show it again, settle it. */
import type { ReportedThing } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Check, ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { writeMoment } from './write-moment.ts';

const refresh = [orpc.admin.key()];

const KINDS = { story: say('story.screen.tools'), character: say('admin.content.character'), comment: say('admin.content.comment') } as const;

export function ReportCard({ reported }: { reported: ReportedThing }) {
  const { contentType, contentId, thing, reports, isSettled } = reported;
  return (
    <Card as="li" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="sky">{KINDS[contentType]}</Badge>
        {thing?.isHidden && <Badge tone="berry" icon={<EyeOff aria-hidden="true" />}>{say('admin.content.is-hidden')}</Badge>}
        <span className="text-ink-soft">{say('admin.reports.count', { n: reports.length })}</span>
      </div>
      {thing ? <Thing contentType={contentType} thing={thing} /> : <p className="text-ink-soft">{say('admin.reports.gone')}</p>}
      <ul className="grid gap-2">
        {reports.map(({ id, reason, reporterName, createdAt }) => (
          <li key={id} className="rounded-field bg-marigold-wash px-4 py-3">
            <p className="break-words whitespace-pre-line">{reason}</p>
            <p className="text-ink-soft">{say('admin.reports.by', { name: reporterName, date: writeMoment(createdAt) })}</p>
          </li>
        ))}
      </ul>
      <Acts named={{ contentType, contentId }} thing={thing} isSettled={isSettled} />
    </Card>
  );
}

type Known = NonNullable<ReportedThing['thing']>;

function Thing({ contentType, thing: { title, text, picture, owner, under } }: { contentType: ReportedThing['contentType']; thing: Known }) {
  return (
    <div className="flex flex-col gap-4 sm:flex-row">
      {picture && (
        <Picture src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} placeholder={picture.blur} className="w-28 shrink-0 self-start rounded-field" />
      )}
      <div className="min-w-0 flex-1">
        {contentType === 'comment' ? null : <h2 className="text-[1.375rem] break-words">{title}</h2>}
        <p className="text-ink-soft">
          {under && `${say('admin.reports.comment-under', { title: under.title })}, `}
          <Link to={`/admin/people/${owner.userId}`} className="text-plum underline underline-offset-4">{say('admin.reports.of-owner', { name: owner.displayName })}</Link>
        </p>
        <Words text={text} />
      </div>
    </div>
  );
}

const SHORT = 500;

/** Enough to judge by; the rest one press away. */
function Words({ text }: { text: string }) {
  const isLong = text.length > SHORT;
  return (
    <div className="mt-2 break-words whitespace-pre-line">
      <p>{isLong ? `${text.slice(0, SHORT)}…` : text}</p>
      {isLong && (
        <details className="mt-1">
          <summary className="min-h-11 py-2 font-bold text-plum">{say('word.more')}</summary>
          <p>…{text.slice(SHORT)}</p>
        </details>
      )}
    </div>
  );
}

interface ActsProps {
  named: Pick<ReportedThing, 'contentType' | 'contentId'>;
  thing: Known | null;
  isSettled: boolean;
}

function Acts({ named, thing, isSettled }: ActsProps) {
  const [asked, setAsked] = useState<'hide' | 'restore' | null>(null);
  const close = () => setAsked(null);
  const settle = useAct({ do: () => api.admin.content.settle(named), failed: 'admin.act.failed', done: 'admin.report.settled', refresh });
  const hide = useAct({ do: (reason: string) => api.admin.content.hide({ ...named, reason }), failed: 'admin.act.failed', done: 'admin.content.hidden', refresh });
  const restore = useAct({
    do: (reason: string) => api.admin.content.restore({ ...named, reason }), failed: 'admin.act.failed', done: 'admin.content.restored', refresh,
  });
  const title = thing?.title ?? '';
  const kind = named.contentType === 'comment' ? thing?.under?.contentType : named.contentType;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {thing?.shareId && !thing.isHidden && (
        <a
          href={kind === 'character' ? `/characters/shared/${thing.shareId}` : `/stories/shared/${thing.shareId}`}
          target="_blank" rel="noreferrer" className={buttonClass('quiet', 'normal', 'mr-auto')}
        >
          <ExternalLink aria-hidden="true" />
          {say('admin.reports.see')}
        </a>
      )}
      {thing && !thing.isHidden && <Button look="danger" icon={<EyeOff aria-hidden="true" />} onClick={() => setAsked('hide')}>{say('admin.content.hide')}</Button>}
      {thing?.isHidden && <Button icon={<Eye aria-hidden="true" />} onClick={() => setAsked('restore')}>{say('admin.content.restore')}</Button>}
      {!isSettled && (
        <Button look="primary" icon={<Check aria-hidden="true" />} pending={settle.pending} onClick={() => settle.run()}>{say('admin.content.settle')}</Button>
      )}
      <ReasonDialog
        open={asked === 'hide'} onClose={close} danger confirm={say('admin.content.hide')} onConfirm={hide.attempt}
        title={say('admin.content.hide.title', { title })} text={say('admin.content.hide.text')}
      />
      <ReasonDialog
        open={asked === 'restore'} onClose={close} confirm={say('admin.content.restore')} onConfirm={restore.attempt}
        title={say('admin.content.restore.title', { title })}
      />
    </div>
  );
}
