import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyPicture, type EmptyPictureName } from '../../ui/empty-pictures.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CardGridSkeleton, PageSkeleton } from '../../ui/skeletons.tsx';

const DRAWINGS: EmptyPictureName[] = ['book', 'portrait', 'place', 'friends', 'search', 'lost'];

export function StateBench() {
  return (
    <section className="grid grid-cols-1 gap-8">
      <h2>States</h2>
      <Card><Progress words="Writing the climax…" value={0.62} /></Card>
      <EmptyState picture="book" sentence="No Stories Yet" action={<Button look="primary">Create New Story</Button>} />
      <div className="grid grid-cols-2 gap-4 shell:grid-cols-5">{DRAWINGS.map((name) => <EmptyPicture key={name} name={name} />)}</div>
      <div className="grid grid-cols-2 gap-4 shell:grid-cols-4">
        <Picture src="/art/maya.webp" alt="Portrait of Maya" width={480} height={640} className="aspect-[3/4] rounded-card shadow-card" />
        <Picture src={null} alt="No picture yet" width={480} height={640} className="aspect-[3/4] rounded-card" />
        <Picture src="/art/none.webp" alt="Lost" width={480} height={640} className="aspect-[3/4] rounded-card" />
      </div>
      <CardGridSkeleton count={4} />
      <PageSkeleton />
    </section>
  );
}
