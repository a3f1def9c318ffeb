import type { UserInfo } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useUpdateUser } from '../api/update-user.ts';

const { people: words } = messages;

type DisableDialogProps = { readonly user: UserInfo; readonly onClose: () => void };

/** Asks before somebody is logged out and kept out. */
export function DisableDialog({ user, onClose }: DisableDialogProps) {
  const update = useUpdateUser(user.id);
  return (
    <ConfirmDialog
      title={words.disableTitle(user.name)}
      text={words.disableText}
      confirm={words.disableConfirm}
      confirming={words.disabling}
      deed={update}
      onConfirm={(done) => update.mutate({ role: user.role, disabled: true }, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
