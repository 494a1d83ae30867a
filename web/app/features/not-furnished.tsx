import { appErrors } from '@fableloom/contract/messages/app-errors';
import type { ReactNode } from 'react';
import type { EmptyPictureName } from '../ui/empty-pictures.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface NotFurnishedProps {
  title: string;
  picture: EmptyPictureName;
  action?: ReactNode;
}

/** A room that exists but has no furniture yet, and says so in one sentence. */
export function NotFurnished({ title, picture, action }: NotFurnishedProps) {
  return (
    <div className="py-6">
      <h1 className="text-center">{title}</h1>
      <EmptyState picture={picture} sentence={appErrors['app.not-furnished']} action={action} />
    </div>
  );
}
