/** What each of the chosen characters does in this story. */
import type { CharacterChoice } from '@fableloom/contract';
import { ROLES } from '@fableloom/contract/taxonomies/roles';
import { ChipGroup } from '../../ui/chip.tsx';
import { MiniPictures } from './mini.tsx';

export interface RolesProps {
  cast: readonly CharacterChoice[];
  roles: Readonly<Record<string, string>>;
  onChange: (roles: Record<string, string>) => void;
}

const OPTIONS = ROLES.map((role) => ({ value: role as string, label: role as string }));

export function Roles({ cast, roles, onChange }: RolesProps) {
  function withoutRoleOf(id: string) {
    const { [id]: _gone, ...others } = roles;
    return others;
  }
  return (
    <div className="grid gap-5">
      {cast.map(({ id, name, picture }) => (
        <div key={id} className="flex gap-4">
          <span className="mt-1 shrink-0" aria-hidden="true"><MiniPictures pictures={[picture]} /></span>
          <ChipGroup
            label={name}
            options={OPTIONS}
            value={roles[id] ?? null}
            onChange={(role) => onChange({ ...roles, [id]: role })}
            onClear={() => onChange(withoutRoleOf(id))}
          />
        </div>
      ))}
    </div>
  );
}
