import type { UserInfo } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useResetFactors } from '../api/reset-factors.ts';

const { factors: words } = messages;

type ResetFactorsDialogProps = { readonly user: UserInfo; readonly onClose: () => void };

/** Asks before somebody's second factors are removed. */
export function ResetFactorsDialog({ user, onClose }: ResetFactorsDialogProps) {
  const reset = useResetFactors();
  return (
    <ConfirmDialog
      title={words.resetTitle(user.name)}
      text={words.resetText}
      confirm={words.resetConfirm}
      confirming={words.resetting}
      deed={reset}
      onConfirm={(done) => reset.mutate(user.id, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
