/** The engines by name, and a test that has each of them make something small. */
import type { EngineTest, Health } from '@fableloom/contract';
import { say } from '@fableloom/contract/messages/index';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { api, orpc } from '../../session/api.ts';
import { useAct } from '../../session/use-act.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const NAMES = {
  writer: say('admin.engine.writer'), illustrator: say('admin.engine.illustrator'), narrator: say('admin.engine.narrator'),
  eyes: say('admin.engine.eyes'), safety: say('admin.engine.safety'),
} as const;

export function EngineTests({ engines }: Pick<Health, 'engines'>) {
  const [results, setResults] = useState<readonly EngineTest[]>([]);
  const run = useAct({
    do: () => api.admin.system.testEngines(), failed: 'admin.act.failed', onDone: setResults, refresh: [orpc.admin.system.audit.key()],
  });
  return (
    <section aria-labelledby="engines">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="engines" className="text-[1.625rem]">{say('admin.health.engines')}</h2>
          <p className="text-ink-soft">{say('admin.health.test.text')}</p>
        </div>
        <Button icon={<Stethoscope aria-hidden="true" />} pending={run.pending} onClick={() => run.run()}>{say('admin.health.test')}</Button>
      </div>
      <Card as="ul" className="grid gap-4" aria-live="polite">
        {engines.map(({ engine, provider }) => (
          <li key={engine} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-4 last:border-0 last:pb-0">
            <div className="min-w-0">
              <p className="font-bold">{NAMES[engine]}</p>
              <p className="break-words text-ink-soft">{provider}</p>
            </div>
            <Result result={results.find((each) => each.engine === engine)} />
          </li>
        ))}
      </Card>
    </section>
  );
}

function Result({ result }: { result: EngineTest | undefined }) {
  if (!result) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-ink-soft">{result.said}, {say('admin.health.took', { ms: result.tookMs })}</span>
      <Badge tone={result.isWell ? 'leaf' : 'berry'}>{result.isWell ? say('admin.health.well') : say('admin.health.unwell')}</Badge>
    </div>
  );
}
