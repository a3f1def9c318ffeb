import type { InvitationInfo } from '@namesake/contract';
import { useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useWithdrawInvitation } from './api.ts';

const { people: words } = messages;
const CELL = 'px-3 py-2 align-top';

type InvitationTableProps = { readonly invitations: readonly InvitationInfo[]; readonly mayWrite: boolean };

/** Pending invitations. */
export function InvitationTable({ invitations, mayWrite }: InvitationTableProps) {
  const titleId = useId();
  const [asked, setAsked] = useState<InvitationInfo>();
  const withdraw = useWithdrawInvitation();
  const { invitedColumns: columns } = words;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-lg font-semibold tracking-tight">
        {words.invitations}
      </h2>
      <ScrollX label={words.invitations} className="rounded-xl border border-line bg-surface">
        <table className="w-full text-sm">
          <caption className="sr-only">{words.invitations}</caption>
          <TableHead
            columns={[columns.name, columns.role, columns.expires]}
            actions={mayWrite ? columns.actions : undefined}
          />
          <tbody>
            {invitations.map((invitation) => (
              <tr key={invitation.id} className="border-t border-line">
                <th scope="row" className={`${CELL} min-w-32 text-start font-medium break-words`}>
                  {invitation.name}
                </th>
                <td className={CELL}>{words.roles[invitation.role]}</td>
                <td className={CELL}>
                  <Time value={invitation.expiresAt} />
                </td>
                {mayWrite && (
                  <td className={`${CELL} text-end`}>
                    <Button
                      size="small"
                      aria-label={words.withdrawNamed(invitation.name)}
                      onClick={() => setAsked(invitation)}
                    >
                      {words.withdraw}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollX>
      {asked !== undefined && (
        <ConfirmDialog
          title={words.withdrawTitle(asked.name)}
          text={words.withdrawText}
          confirm={words.withdrawConfirm}
          confirming={words.withdrawing}
          deed={withdraw}
          onConfirm={(done) => withdraw.mutate(asked.id, { onSuccess: done })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
