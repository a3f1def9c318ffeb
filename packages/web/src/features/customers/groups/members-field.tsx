import { useQuery } from '@tanstack/react-query';
import { tokensQuery, usersQuery } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';

const { form: words } = messages.groups;
const ROLES = Object.entries(messages.people.roles).filter(([role]) => role !== 'admin');

/** Display names of possible members, by the name that a group stores. */
export function useMemberNames(isAllowed: boolean): ReadonlyMap<string, string> {
  const users = useQuery({ ...usersQuery, enabled: isAllowed }).data?.items ?? [];
  const tokens = useQuery({ ...tokensQuery, enabled: isAllowed }).data?.items ?? [];
  return new Map([
    ...ROLES.map(([role, name]) => [`role:${role}`, name] as const),
    ...users.map(({ id, name }) => [`user:${id}`, name] as const),
    ...tokens.map(({ id, name }) => [`token:${id}`, name] as const),
  ]);
}

type MembersFieldProps = {
  readonly names: ReadonlyMap<string, string>;
  readonly value: readonly string[];
  readonly onChange: (members: readonly string[]) => void;
};

/** Roles, users and tokens that may see a group. A deleted member stays listed until it is unchecked. */
export function MembersField({ names, value, onChange }: MembersFieldProps) {
  const all = [...new Set([...names.keys(), ...value])];
  const parts = [
    ['role:', words.roles],
    ['user:', words.people],
    ['token:', words.tokens],
  ] as const;
  const toggle = (one: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, one] : value.filter((other) => other !== one));
  return parts.map(([kind, label]) => {
    const ofKind = all.filter((one) => one.startsWith(kind));
    return (
      ofKind.length > 0 && (
        <fieldset key={kind} className="max-h-48 overflow-y-auto rounded-md border border-line px-3 py-2">
          <legend className="px-1 text-sm font-medium text-soft">{label}</legend>
          {ofKind.map((one) => (
            <label key={one} className="flex min-h-7 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={value.includes(one)}
                onChange={({ target }) => toggle(one, target.checked)}
              />
              {names.get(one) ?? one}
            </label>
          ))}
        </fieldset>
      )
    );
  });
}
