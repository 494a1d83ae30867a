import type { AdminPerson } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Ban, MailQuestionMark, ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

const PLAN_TONES = { free: 'plain', explorer: 'sky', hero: 'plum', unlimited: 'gold' } as const;

/** The few things about a person that change how one deals with them. */
export function PersonBadges({ person: { plan, isAdmin, isConfirmed, suspendedAt } }: { person: Pick<AdminPerson, 'plan' | 'isAdmin' | 'isConfirmed' | 'suspendedAt'> }) {
  return (
    <>
      {suspendedAt && <Badge tone="berry" icon={<Ban aria-hidden="true" />}>{say('admin.people.suspended')}</Badge>}
      {isAdmin && <Badge tone="leaf" icon={<ShieldCheck aria-hidden="true" />}>{say('nav.admin')}</Badge>}
      {!isConfirmed && <Badge tone="gold" icon={<MailQuestionMark aria-hidden="true" />}>{say('admin.person.unconfirmed')}</Badge>}
      <Badge tone={PLAN_TONES[plan]} className="capitalize">{plan}</Badge>
    </>
  );
}
