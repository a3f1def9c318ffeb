import type { CreatedToken, TokenInfo } from '@namesake/contract';
import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { useRevokeToken } from './api.ts';
import { RotateDialog } from './rotate-dialog.tsx';
import { TokenRow } from './token-row.tsx';

const { columns, listTitle } = messages.tokens;
const { tokens: words } = messages;

type TokenTableProps = {
  readonly tokens: readonly TokenInfo[];
  readonly onRotated: (created: CreatedToken) => void;
};

export function TokenTable({ tokens, onRotated }: TokenTableProps) {
  const mayWrite = useMay()('tokens:write');
  const [toRotate, setToRotate] = useState<TokenInfo>();
  const nameOf = (id: string): string => tokens.find((token) => token.id === id)?.name ?? id;
  const [toRevoke, setToRevoke] = useState<TokenInfo>();
  return (
    <ScrollX label={listTitle} className="rounded-xl border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{listTitle}</caption>
        <TableHead
          columns={[columns.name, columns.status, columns.scopes, columns.created, columns.lastUsed, columns.expires]}
          actions={columns.actions}
        />
        <tbody>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              nameOf={nameOf}
              onRotate={mayWrite ? () => setToRotate(token) : undefined}
              onRevoke={mayWrite ? () => setToRevoke(token) : undefined}
            />
          ))}
        </tbody>
      </table>
      {toRotate !== undefined && (
        <RotateDialog token={toRotate} onRotated={onRotated} onClose={() => setToRotate(undefined)} />
      )}
      {toRevoke !== undefined && <RevokeDialog token={toRevoke} onClose={() => setToRevoke(undefined)} />}
    </ScrollX>
  );
}

type RevokeDialogProps = { readonly token: TokenInfo; readonly onClose: () => void };

/** Asks before a token is revoked. */
function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const revoke = useRevokeToken();
  return (
    <ConfirmDialog
      title={words.revokeTitle(token.name)}
      text={words.revokeText}
      confirm={words.revokeConfirm}
      confirming={words.revoking}
      deed={revoke}
      onConfirm={(done) => revoke.mutate(token.id, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
