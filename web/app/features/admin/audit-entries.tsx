/** Lines of the audit log: who did what to whom, when, and what it was before and after. */
import type { AuditEntry } from '@fableloom/contract';
import { isMessageKey, say, type PlainMessageKey } from '@fableloom/contract/messages/index';
import { writeMoment } from './write-moment.ts';

const NO_SUBJECT = new Set<AuditEntry['subjectType']>(['featured', 'engines']);

/** An act that a later version may have added is told by its own word. */
function actWords(act: string): string {
  const key = `admin.act.${act}`;
  return isMessageKey(key) ? say(key as PlainMessageKey) : act;
}

const writeValue = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function Values({ label, of }: { label: string; of: Record<string, unknown> }) {
  const fields = Object.entries(of);
  if (fields.length === 0) return null;
  return (
    <p className="break-words text-ink-soft">
      <span className="font-semibold">{label}</span>{' '}
      {fields.map(([name, value]) => `${name}: ${writeValue(value)}`).join(', ')}
    </p>
  );
}

function Line({ entry: { adminName, adminId, act, subjectType, subjectName, before, after, reason, createdAt } }: { entry: AuditEntry }) {
  return (
    <li className="grid gap-1 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <p>
        <b>{adminName ?? (adminId === 'machine' ? adminId : say('admin.audit.someone'))}</b> {actWords(act)}{' '}
        {!NO_SUBJECT.has(subjectType) && <b className="break-words">{subjectName ?? say('admin.audit.gone')}</b>}
      </p>
      {reason && <p className="break-words">{say('admin.audit.reason', { reason })}</p>}
      <Values label={say('admin.audit.before')} of={before} />
      <Values label={say('admin.audit.after')} of={after} />
      <p className="text-ink-soft"><time dateTime={new Date(createdAt).toISOString()}>{writeMoment(createdAt)}</time></p>
    </li>
  );
}

export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  return <ul>{entries.map((entry) => <Line key={entry.id} entry={entry} />)}</ul>;
}
