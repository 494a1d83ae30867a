/** The plans to choose from: three by the month, two by the year. */
import { say } from '@fableloom/contract/messages/index';
import { MONEY_BACK_NOTE, pricesOffered, YEARLY_NOTE, type Interval, type Price } from '@fableloom/contract/plans/prices';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/classes.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { writePlan } from './write-plan.ts';
import { writePriceLine } from './write-price-line.ts';

export interface PriceCardsProps {
  /** The price held now. */
  current: string;
  /** A running plan is changed, not bought again. */
  hasPlan: boolean;
  startWith: Interval;
  /** The price whose checkout is being opened. */
  opening: string | null;
  onChoose: (priceId: string) => void;
}

export function PriceCards({ current, hasPlan, startWith, opening, onChoose }: PriceCardsProps) {
  const [interval, setInterval] = useState<Interval>(startWith);
  const prices = pricesOffered(interval);
  return (
    <section aria-label={say('subscription.screen.title')}>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <h2>{say('subscription.screen.title')}</h2>
        <SegmentedControl<Interval>
          label={say('subscription.screen.interval')}
          value={interval}
          onChange={setInterval}
          segments={[
            { value: 'month', label: say('subscription.screen.monthly') },
            { value: 'year', label: say('subscription.screen.yearly'), note: say(YEARLY_NOTE) },
          ]}
        />
      </div>
      <ul className={cx('grid gap-5', prices.length === 3 ? 'lg:grid-cols-3' : 'sm:grid-cols-2')}>
        {prices.map((price) => (
          <PriceCard
            key={price.id}
            price={price}
            isCurrent={price.id === current}
            hasPlan={hasPlan}
            isOpening={opening === price.id}
            isShut={opening !== null}
            onChoose={() => onChoose(price.id)}
          />
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">{say(MONEY_BACK_NOTE)}</p>
    </section>
  );
}

interface PriceCardProps {
  price: Price;
  isCurrent: boolean;
  hasPlan: boolean;
  isOpening: boolean;
  isShut: boolean;
  onChoose: () => void;
}

function PriceCard({ price, isCurrent, hasPlan, isOpening, isShut, onChoose }: PriceCardProps) {
  const { id, tier, name, amount, interval, features } = price;
  const sentence = writePriceLine(amount, interval);
  const [figure = '', ...rest] = sentence.split(' ');
  return (
    <li className={cx('flex flex-col rounded-card bg-card p-6 shadow-card', isCurrent && 'ring-3 ring-plum')}>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-2xl">{name}</h3>
        {isCurrent && <Badge tone="plum" icon={<Check />}>{say('subscription.screen.current')}</Badge>}
      </div>
      <p className="mt-2 text-ink-soft">
        <span className="display text-[2.5rem] text-ink">{figure}</span>
        <span className="ml-2">{rest.join(' ')}</span>
      </p>
      <div className="mt-4 mb-6"><PlanFeatures features={features} /></div>
      {!isCurrent && tier !== 'free' && (
        <Button
          look={tier === 'hero' ? 'primary' : 'line'}
          pending={isOpening}
          disabled={isShut}
          onClick={onChoose}
          className="mt-auto w-full"
        >
          {hasPlan ? say('subscription.screen.change', { plan: writePlan(id) }) : say('subscription.screen.choose', { plan: name })}
        </Button>
      )}
    </li>
  );
}
