/** What was paid, newest first, and the payment service's own page. */
import type { Invoice } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, ExternalLink } from 'lucide-react';
import { orpc } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../creations/load-failed.tsx';
import { writeDate } from '../creations/write-date.ts';
import { usePortal } from './use-portal.ts';
import { writeAmount } from './write-amount.ts';

export function InvoiceList() {
  const { data, isPending, isError, refetch } = useQuery(orpc.subscription.invoices.queryOptions());
  const portal = usePortal();
  return (
    <Card as="section" aria-label={say('subscription.screen.invoices')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{say('subscription.screen.invoices')}</h2>
        {data?.hasPortal && (
          <Button icon={<CreditCard />} pending={portal.pending} onClick={() => portal.run()}>{say('subscription.screen.portal')}</Button>
        )}
      </div>
      {isPending && <TextSkeleton lines={2} />}
      {isError && <LoadFailed sentence={say('subscription.invoices.failed')} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-ink-soft">{say('subscription.screen.invoices.none')}</p>}
      {data && data.items.length > 0 && (
        <ul>{data.items.map((invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />)}</ul>
      )}
    </Card>
  );
}

function InvoiceRow({ invoice: { number, date, amount, currency, status, url } }: { invoice: Invoice }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0">
      <span className="min-w-44 font-semibold">{writeDate(date)}</span>
      <span className="min-w-36 text-ink-soft tabular-nums">{number}</span>
      <span className="flex-1">{status === 'trial' ? say('subscription.screen.invoices.trial') : `${writeAmount(amount, currency)} · ${status}`}</span>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={say('subscription.screen.invoices.open', { number })}
          className="grid size-11 place-items-center rounded-full text-plum hover:bg-plum-wash"
        >
          <ExternalLink size={20} aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
