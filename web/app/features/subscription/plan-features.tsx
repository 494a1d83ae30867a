import { Check } from 'lucide-react';

/** What a plan holds, line by line. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-leaf" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
