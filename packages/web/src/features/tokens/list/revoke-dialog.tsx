import type { TokenInfo } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useRevokeToken } from '../api/revoke-token.ts';

const { tokens: words } = messages;

type RevokeDialogProps = { readonly token: TokenInfo; readonly onClose: () => void };

/** Asks before a token is revoked. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
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
