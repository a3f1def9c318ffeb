import { messages } from '#shared/messages/messages.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useNewRecoveryCodes } from '../api/own-factors.ts';
import { formText } from '../forms/form-text.ts';
import { FactorForm } from './factor-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const { factors: words } = messages;

/** Makes new recovery codes, with the password, and shows them this once. */
export function CodesDialog({ onClose }: { readonly onClose: () => void }) {
  const make = useNewRecoveryCodes();
  return (
    <Dialog title={words.newCodesTitle} text={words.newCodesText} onClose={onClose}>
      {(close) =>
        make.data === undefined ? (
          <FactorForm
            submit={words.makeCodes}
            submitting={words.makingCodes}
            deed={make}
            onSubmit={(form) => make.mutate({ password: formText(form, 'password') })}
            onCancel={close}
          >
            <OwnPasswordField />
          </FactorForm>
        ) : (
          <RecoveryCodeList codes={make.data.recoveryCodes} onSaved={close} />
        )
      }
    </Dialog>
  );
}
