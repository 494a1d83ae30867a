import { Download, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toaster.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

export function LayerBench() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const [party, setParty] = useState(false);
  const shown = (name: typeof open) => ({ open: open === name, onOpenChange: (next: boolean) => setOpen(next ? name : null) });
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2>Layers</h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Menu
          trigger={<Button icon={<Share2 />}>Share</Button>}
          items={[
            { label: 'Copy link', icon: <Share2 />, onSelect: () => toast.success('Share link copied to clipboard!') },
            { label: 'Download', icon: <Download />, onSelect: () => toast('Preparing your picture') },
            { kind: 'line' },
            { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => setOpen('confirm') },
          ]}
        />
        <Tooltip text="Draws this picture again"><Button>Tooltip</Button></Tooltip>
        <Button onClick={() => toast.error('Failed to save character')}>Error toast</Button>
        <Button look="gold" onClick={() => setParty(!party)}>Confetti</Button>
      </div>
      <Dialog
        {...shown('dialog')}
        title="Share with friends"
        description="Choose who may use Maya in their stories."
        footer={<Button look="primary" onClick={() => setOpen(null)}>Share</Button>}
      >
        <p>Nobody is chosen yet.</p>
      </Dialog>
      <ConfirmDialog
        {...shown('confirm')}
        title="Delete Character?"
        body="This action cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => toast.success('Character deleted successfully')}
      />
      <Drawer {...shown('drawer')} title="Menu"><p className="px-3">Places</p></Drawer>
      <Confetti when={party} />
    </section>
  );
}
