import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useNewRecoveryCodes } from '../factors-api.ts';
import { formText, OwnPasswordField } from '../fields.tsx';
import { FactorCard } from './factor-card.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const { factors: words } = messages;
/** From this number on, the user should make new ones. */
const FEW = 3;

/** Number of recovery codes left. */
export function CodesCard({ left }: { readonly left: number }) {
  const [open, setOpen] = useState(false);
  return (
    <FactorCard
      title={words.codesTitle}
      text={
        <>
          {words.codesText}{' '}
          <span className={left <= FEW ? 'font-semibold text-review' : 'font-medium text-ink'}>
            {words.codesLeft(left)}
          </span>
        </>
      }
      action={<Button onClick={() => setOpen(true)}>{words.newCodes}</Button>}
    >
      {open && <CodesDialog onClose={() => setOpen(false)} />}
    </FactorCard>
  );
}

/** Makes new recovery codes, after the password, and shows them once. */
function CodesDialog({ onClose }: { readonly onClose: () => void }) {
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
