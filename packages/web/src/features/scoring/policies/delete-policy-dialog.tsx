import { messages } from '#shared/messages/messages.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useDeletePolicy } from '../api/delete-policy.ts';

const { policies: words } = messages;

/** Asks before a policy is deleted. */
export function DeletePolicyDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const remove = useDeletePolicy();
  return (
    <ConfirmDialog
      title={words.removeTitle(name)}
      text={words.removeText}
      confirm={words.removeConfirm}
      confirming={words.removing}
      deed={remove}
      onConfirm={(done) => remove.mutate(name, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
