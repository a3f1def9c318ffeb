import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useAddPasskey } from '../factors-api.ts';
import { formText, OwnPasswordField } from '../fields.tsx';
import { PasskeyError } from '../passkey-login.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const { factors: words } = messages;

/** Adds a passkey: name and password, then the browser's dialog; recovery codes come with the first factor. */
export function PasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const add = useAddPasskey();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog title={words.addPasskey} onClose={onClose}>
      {(close) =>
        codes !== undefined ? (
          <RecoveryCodeList codes={codes} onSaved={close} />
        ) : (
          <FactorForm
            submit={words.addPasskey}
            submitting={words.addingPasskey}
            deed={add}
            failure={(error) => <PasskeyError error={error} />}
            onSubmit={(form) =>
              add.mutate(
                { name: formText(form, 'name'), password: formText(form, 'password') },
                { onSuccess: ({ recoveryCodes }) => (recoveryCodes === null ? close() : setCodes(recoveryCodes)) },
              )
            }
            onCancel={close}
          >
            <Field label={words.passkeyName} hint={words.passkeyNameHint}>
              {(input) => <input {...input} name="name" required maxLength={60} className={INPUT_LOOK} />}
            </Field>
            <OwnPasswordField />
          </FactorForm>
        )
      }
    </Dialog>
  );
}
