import type { OwnFactors } from '@namesake/contract';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useRemoveTotp } from '../factors-api.ts';
import { CodeField, formText, OwnPasswordField } from '../fields.tsx';
import { AppDialog } from './app-dialog.tsx';
import { FactorCard } from './factor-card.tsx';
import { FactorForm } from './factor-form.tsx';

const { factors: words } = messages;

/** The authenticator app. */
export function AppCard({ totp }: Pick<OwnFactors, 'totp'>) {
  const [open, setOpen] = useState<'set-up' | 'remove'>();
  const close = () => setOpen(undefined);
  const text =
    totp === null ? (
      words.appText
    ) : (
      <>
        {words.appSince} <Time value={totp.createdAt} />
        {totp.lastUsedAt !== null && (
          <>
            {' · '}
            {words.lastUsed} <Time value={totp.lastUsedAt} />
          </>
        )}
      </>
    );
  return (
    <FactorCard
      title={words.appTitle}
      text={text}
      action={
        totp === null ? (
          <Button onClick={() => setOpen('set-up')}>{words.setUpApp}</Button>
        ) : (
          <Button onClick={() => setOpen('remove')}>{words.removeApp}</Button>
        )
      }
    >
      {open === 'set-up' && <AppDialog onClose={close} />}
      {open === 'remove' && <RemoveAppDialog onClose={close} />}
    </FactorCard>
  );
}

/** Removes the authenticator app, with password and code. */
function RemoveAppDialog({ onClose }: { readonly onClose: () => void }) {
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
