import { messages } from '#shared/messages/messages.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useRemoveTotp } from '../api/own-factors.ts';
import { formText } from '../forms/form-text.ts';
import { CodeField } from '../second-step/code-field.tsx';
import { FactorForm } from './factor-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';

const { factors: words } = messages;

/** Removes the authenticator app, with password and code. */
export function RemoveAppDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useRemoveTotp();
  return (
    <Dialog title={words.removeAppTitle} text={words.removeAppText} onClose={onClose}>
      {(close) => (
        <FactorForm
          submit={words.remove}
          submitting={words.removing}
          deed={remove}
          onSubmit={(form) =>
            remove.mutate({ password: formText(form, 'password'), code: formText(form, 'code') }, { onSuccess: close })
          }
          onCancel={close}
        >
          <OwnPasswordField />
          <CodeField label={words.removeCode} />
        </FactorForm>
      )}
    </Dialog>
  );
}
