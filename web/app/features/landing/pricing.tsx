import { Check } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { NEW_ACCOUNT } from './new-account.ts';
import type { PriceCard, Pricing as PricingData } from './price-cards.ts';

type Interval = keyof PricingData['cards'];

export function Pricing({ pricing }: { pricing: PricingData }) {
  const [interval, setInterval] = useState<Interval>('month');
  const cards = pricing.cards[interval];
  return (
    <section id="pricing" className="prices" aria-labelledby="pricing-title">
      <div className="wrap section">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="pricing-title">Pricing</h2>
          <SegmentedControl
            label="How often to pay"
            value={interval}
            onChange={setInterval}
            className="max-sm:w-full"
            segments={[{ value: 'month', label: 'Monthly' }, { value: 'year', label: 'Yearly', note: pricing.yearlyNote }]}
          />
        </div>
        <ul className="plans" data-count={cards.length}>
          {cards.map((card) => <Plan key={card.id} card={card} />)}
        </ul>
        <p className="mt-7 text-ink-soft">{pricing.moneyBack}</p>
      </div>
    </section>
  );
}

function Plan({ card }: { card: PriceCard }) {
  return (
    <li className="plan">
      <h3>{card.name}</h3>
      <p className="price"><b>{card.price}</b> {card.per}</p>
      <p className="text-ink-soft">{card.promise}</p>
      <ul>
        {card.features.map((feature) => (
          <li key={feature}>
            <Check size={22} aria-hidden="true" className="shrink-0 text-leaf" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/login" state={NEW_ACCOUNT} className="mt-auto">Choose {card.name}</ButtonLink>
    </li>
  );
}
