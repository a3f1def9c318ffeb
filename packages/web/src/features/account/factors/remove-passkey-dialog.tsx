import type { PasskeyInfo } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useRemovePasskey } from '../api/passkeys.ts';
import { formText } from '../forms/form-text.ts';
import { FactorForm } from './factor-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

const { factors: words } = messages;

type RemovePasskeyDialogProps = { readonly passkey: PasskeyInfo; readonly onClose: () => void };

/** Removes a passkey, with the password. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const remove = useRemovePasskey(passkey.id);
  return (
    <Dialog title={words.removePasskeyTitle(passkey.name)} text={words.removePasskeyText} onClose={onClose}>
      {(close) => (
        <FactorForm
          submit={words.remove}
          submitting={words.removing}
          deed={remove}
          onSubmit={(form) => remove.mutate({ password: formText(form, 'password') }, { onSuccess: close })}
          onCancel={close}
        >
          <OwnPasswordField />
        </FactorForm>
      )}
    </Dialog>
  );
}
