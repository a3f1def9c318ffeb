import type { UserInfo } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useResetFactors, useUpdateUser } from './api.ts';
import { RoleField } from './role-field.tsx';

const { people: words, factors: factorsWords } = messages;

type RoleDialogProps = { readonly user: UserInfo; readonly onClose: () => void };

/** Changes a user's role. */
export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(user.role);
  const update = useUpdateUser(user.id);
  return (
    <Dialog title={words.changeTitle(user.name)} text={words.changeText} onClose={onClose}>
      {(close) => {
        const submit = (event: FormEvent) => {
          event.preventDefault();
          update.mutate({ role, disabled: user.disabledAt !== null }, { onSuccess: close });
        };
        return (
          <form onSubmit={submit} className="space-y-4">
            <RoleField value={role} onChange={setRole} />
            {user.logsInBy === 'single_sign_on' && (
              <p className="text-sm text-soft">{messages.singleSignOn.roleFromGroups}</p>
            )}
            {update.isError && <ErrorNotice error={update.error} />}
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={close}>{messages.cancel}</Button>
              <Button type="submit" look="primary" disabled={update.isPending}>
                {update.isPending ? words.saving : words.save}
              </Button>
            </div>
          </form>
        );
      }}
    </Dialog>
  );
}

type DisableDialogProps = { readonly user: UserInfo; readonly onClose: () => void };

/** Confirms that a user is logged out and disabled. */
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

type ResetFactorsDialogProps = { readonly user: UserInfo; readonly onClose: () => void };

/** Confirms that a user's second factors are removed. */
export function ResetFactorsDialog({ user, onClose }: ResetFactorsDialogProps) {
  const reset = useResetFactors();
  return (
    <ConfirmDialog
      title={factorsWords.resetTitle(user.name)}
      text={factorsWords.resetText}
      confirm={factorsWords.resetConfirm}
      confirming={factorsWords.resetting}
      deed={reset}
      onConfirm={(done) => reset.mutate(user.id, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
