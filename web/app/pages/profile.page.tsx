/** One's own page: who one is, the news, what the plan still has, signing in, and taking everything along or leaving. */
import { say } from '@fableloom/contract/messages/index';
import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import { AccountPanel } from '../features/account/account-panel.tsx';
import { DataPanel } from '../features/account/data-panel.tsx';
import { PhotoPanel } from '../features/account/photo-panel.tsx';
import { useAddressNews } from '../features/account/use-address-news.ts';
import { LoadFailed } from '../features/creations/load-failed.tsx';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { UsageList } from '../features/subscription/usage-list.tsx';
import { orpc } from '../session/api.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';

export const meta: MetaFunction = () => [{ title: `${say('nav.profile')} · Fableloom` }];

/** On wide screens the news and the plan stand beside; on narrow ones they come before what is seldom needed. */
const COLUMNS = 'grid gap-10 wide:grid-cols-2 wide:grid-rows-[auto_auto_1fr] wide:items-start wide:gap-x-12';

export default function ProfilePage() {
  const { data: me, isPending, refetch } = useQuery(orpc.me.show.queryOptions());
  useAddressNews();
  if (isPending) return <PageSkeleton label={say('word.loading')} />;
  if (!me) return <LoadFailed sentence={say('profile.load.failed')} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={say('nav.profile')} lead={me.profile.email} />
      <div className={COLUMNS}>
        <div className="grid gap-8">
          <PhotoPanel profile={me.profile} />
          <ProfileForm profile={me.profile} />
        </div>
        <div className="grid gap-10 wide:col-start-2 wide:row-span-3">
          <NotificationList />
          <Card as="section" aria-label={say('subscription.screen.current')} className="grid gap-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-[1.625rem]">{say('subscription.screen.current')}</h2>
              <ButtonLink to="/subscription" look="quiet">{say('plan.see-plans')}</ButtonLink>
            </div>
            <UsageList limits={me.subscription.limits} />
          </Card>
        </div>
        <AccountPanel />
        <DataPanel />
      </div>
    </>
  );
}
