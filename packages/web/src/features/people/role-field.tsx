import type { Role } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useRoles } from './api.ts';

const { people: words } = messages;
const { roles } = words;

const isRole = (name: string): name is Role => Object.hasOwn(roles, name);
/** Roles in display order. */
const ROLE_ORDER: readonly Role[] = Object.keys(roles).filter(isRole);

type RoleFieldProps = { readonly value: Role; readonly onChange: (role: Role) => void };

/** Selects a role, with its purpose. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const text = useRoles().data?.items.find(({ role }) => role === value)?.text;
  return (
    <Field label={words.role} hint={text}>
      {(input) => (
        <select
          {...input}
          value={value}
          onChange={({ target }) => isRole(target.value) && onChange(target.value)}
          className={INPUT_LOOK}
        >
          {ROLE_ORDER.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
