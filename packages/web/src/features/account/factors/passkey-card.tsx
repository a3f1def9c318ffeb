import type { OwnFactors, PasskeyInfo } from '@namesake/contract';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useRemovePasskey } from '../factors-api.ts';
import { formText, OwnPasswordField } from '../fields.tsx';
import { PasskeyHint } from '../passkey-login.tsx';
import { passkeysHere } from '../passkey-support.ts';
import { FactorCard } from './factor-card.tsx';
import { FactorForm } from './factor-form.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';

const { factors: words } = messages;

/** The user's own passkeys. */
export function PasskeyCard({ passkeys }: Pick<OwnFactors, 'passkeys'>) {
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<PasskeyInfo>();
  const support = passkeysHere();
  return (
    <FactorCard
      title={words.passkeysTitle}
      text={
        <>
          <p>{words.passkeysText}</p>
          {support !== 'ready' && (
            <p className="mt-1 font-medium text-ink">
              <PasskeyHint support={support} />
            </p>
          )}
        </>
      }
      action={support === 'ready' && <Button onClick={() => setAdding(true)}>{words.addPasskey}</Button>}
    >
      {passkeys.length > 0 && (
        <ul aria-label={words.passkeysLabel} className="mt-3 divide-y divide-line rounded-md border border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
              <div className="min-w-0">
                <p className="font-medium break-words">{passkey.name}</p>
                <p className="text-xs text-soft">
                  {words.passkeyAdded} <Time value={passkey.createdAt} /> ·{' '}
                  {passkey.lastUsedAt === null ? (
                    words.neverUsed
                  ) : (
                    <>
                      {words.lastUsed} <Time value={passkey.lastUsedAt} />
                    </>
                  )}
                  {passkey.site !== window.location.hostname && <> · {words.passkeySite(passkey.site)}</>}
                </p>
              </div>
              <Button size="small" aria-label={words.removeNamed(passkey.name)} onClick={() => setRemoved(passkey)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && <PasskeyDialog onClose={() => setAdding(false)} />}
      {removed !== undefined && <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(undefined)} />}
    </FactorCard>
  );
}

type RemovePasskeyDialogProps = { readonly passkey: PasskeyInfo; readonly onClose: () => void };

/** Removes a passkey, after the password. */
function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
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
