import { Pencil, Plus, RotateCw, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';

export function FieldBench() {
  const [search, setSearch] = useState('');
  const [wish, setWish] = useState('A lantern that hums.');
  const [climate, setClimate] = useState<string | null>(null);
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2>Buttons, badges, fields</h2>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" icon={<Plus />}>New Character</Button>
        <Button look="gold" size="big" icon={<WandSparkles />}>Generate</Button>
        <Button>Line</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="plain">Cancel</Button>
        <Button look="danger">Delete</Button>
        <Button look="icon" label="Edit Maya" icon={<Pencil />} />
        <Button look="primary" pending icon={<RotateCw />}>Saving</Button>
        <Button look="primary" disabled>Disabled</Button>
        <ButtonLink to="/login" look="line">A link</ButtonLink>
        <Spinner />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Ages 5-8</Badge>
        <Badge tone="sky">Shared</Badge>
        <Badge tone="leaf">Done</Badge>
        <Badge tone="gold">New</Badge>
        <Badge tone="berry">Past due</Badge>
        <Badge tone="plum">Development</Badge>
        <CountBadge count={3} label="3 unread notifications" />
        <CountBadge count={12} label="12 unread notifications" />
      </div>
      <div className="grid gap-6 shell:grid-cols-2">
        <TextField label="Name" large defaultValue="Lin" most={40} />
        <TextField
          label="Email"
          type="email"
          hint="We send the link there."
          defaultValue="ada@"
          error="Please enter a complete email address, like name@example.com."
        />
        <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters" />
        <SearchField
          label="Search characters"
          placeholder="Name, type, trait or power"
          value={search}
          onChange={setSearch}
          className="self-end"
        />
        <TextArea
          label="Custom story elements"
          optional
          count
          most={200}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <Select
          label="Climate"
          value={climate}
          onChange={setClimate}
          options={['Always spring', 'Snowy', 'Stormy'].map((value) => ({ value, label: value }))}
        />
      </div>
    </section>
  );
}
