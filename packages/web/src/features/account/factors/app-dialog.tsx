import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useConfirmTotp, useStartTotp } from '../api/own-factors.ts';
import { formText } from '../forms/form-text.ts';
import { CodeField } from '../second-step/code-field.tsx';
import { AppKey } from './app-key.tsx';
import { FactorForm } from './factor-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const { factors: words } = messages;

/** Sets up an authenticator app: password, key and code, then recovery codes. */
export function AppDialog({ onClose }: { readonly onClose: () => void }) {
  const start = useStartTotp();
  const confirm = useConfirmTotp();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog title={words.setUpTitle} onClose={onClose}>
      {(close) =>
        codes !== undefined ? (
          <RecoveryCodeList codes={codes} onSaved={close} />
        ) : start.data === undefined ? (
          <FactorForm
            submit={words.start}
            submitting={words.starting}
            deed={start}
            onSubmit={(form) => start.mutate({ password: formText(form, 'password') })}
            onCancel={close}
          >
            <p className="text-sm text-soft">{words.setUpText}</p>
            <OwnPasswordField />
          </FactorForm>
        ) : (
          <FactorForm
            key="confirm"
            submit={words.confirm}
            submitting={words.confirming}
            deed={confirm}
            onSubmit={(form) =>
              confirm.mutate(
                { code: formText(form, 'code') },
                { onSuccess: ({ recoveryCodes }) => (recoveryCodes === null ? close() : setCodes(recoveryCodes)) },
              )
            }
            onCancel={close}
          >
            <AppKey {...start.data} />
            <CodeField label={words.code} hint={words.codeHint} digits focused />
          </FactorForm>
        )
      }
    </Dialog>
  );
}
