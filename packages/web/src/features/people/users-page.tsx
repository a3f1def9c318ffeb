import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { useUsers } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PermissionTable } from './permission-table.tsx';
import { UserTable } from './user-table.tsx';

const { people: words } = messages;

/** Settings → Users & roles: accounts, invitations, and permissions of each role. */
export function UsersPage() {
  usePageTitle(words.title);
  const mayWrite = useMay()('users:write');
  const [inviting, setInviting] = useState(false);
  const { data, error, isPending, refetch } = useUsers();
  return (
    <div className="min-w-0 space-y-8">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        </div>
        {mayWrite && (
          <Button look="primary" onClick={() => setInviting(true)}>
            {words.invite}
          </Button>
        )}
      </header>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <UserTable users={data.items} mayWrite={mayWrite} />}
      {data !== undefined && data.invitations.length > 0 && (
        <InvitationTable invitations={data.invitations} mayWrite={mayWrite} />
      )}
      <PermissionTable />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}
