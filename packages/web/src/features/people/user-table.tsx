import type { UserInfo } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { DisableDialog, ResetFactorsDialog, RoleDialog } from './user-dialogs.tsx';
import { type Asked, UserRow } from './user-row.tsx';

const { people: words } = messages;

type UserTableProps = { readonly users: readonly UserInfo[]; readonly mayWrite: boolean };

/** All accounts, including disabled ones. */
export function UserTable({ users, mayWrite }: UserTableProps) {
  const me = useQuery(sessionQuery).data?.user.id;
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly user: UserInfo }>();
  const close = () => setAsked(undefined);
  const { columns } = words;
  return (
    <ScrollX label={words.tableLabel} className="rounded-xl border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{words.tableLabel}</caption>
        <TableHead
          columns={[
            columns.name,
            columns.role,
            columns.status,
            messages.singleSignOn.logsInByColumn,
            messages.factors.column,
            columns.lastLogin,
          ]}
          actions={mayWrite ? columns.actions : undefined}
        />
        <tbody>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isMe={user.id === me}
              mayWrite={mayWrite}
              onAsk={(what) => setAsked({ what, user })}
            />
          ))}
        </tbody>
      </table>
      {asked?.what === 'role' && <RoleDialog user={asked.user} onClose={close} />}
      {asked?.what === 'disable' && <DisableDialog user={asked.user} onClose={close} />}
      {asked?.what === 'factors' && <ResetFactorsDialog user={asked.user} onClose={close} />}
    </ScrollX>
  );
}
