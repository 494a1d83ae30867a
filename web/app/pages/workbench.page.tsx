/** Every part of the kit in one place, for the people who build with it. */
import { useSearchParams, type MetaFunction } from 'react-router';
import { ChoiceBench } from '../features/workbench/choice-bench.tsx';
import { FieldBench } from '../features/workbench/field-bench.tsx';
import { LayerBench } from '../features/workbench/layer-bench.tsx';
import { StateBench } from '../features/workbench/state-bench.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Toaster } from '../ui/toaster.tsx';

export const meta: MetaFunction = () => [{ title: 'Workbench · Fableloom' }];

/** `?fail=words` shows the error screen instead. */
export default function WorkbenchPage() {
  const fail = useSearchParams()[0].get('fail');
  if (fail) throw new Error(fail);
  return (
    <main id="main" className="wrap px-5 py-8">
      <PageHeader
        title="Workbench"
        count={28}
        countLabel="28 parts"
        lead="Every part of the kit."
        back={{ to: '/', label: 'Back to the house' }}
      />
      <div className="grid grid-cols-1 gap-12">
        <FieldBench />
        <ChoiceBench />
        <LayerBench />
        <StateBench />
      </div>
      <Toaster />
    </main>
  );
}
