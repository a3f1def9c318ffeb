import type { StartedTotp } from '@namesake/contract';
import { useState } from 'react';
import { encode } from 'uqr';
import { messages } from '#shared/messages/messages.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useConfirmTotp, useStartTotp } from '../factors-api.ts';
import { CodeField, formText, OwnPasswordField } from '../fields.tsx';
import { FactorForm } from './factor-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

const { factors: words } = messages;
const GROUP = /.{1,4}/g;
/** Quiet zone around the code, in modules: readers need four. */
const BORDER = 4;

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

/** The secret for an authenticator app, to be scanned or typed. */
function AppKey({ secret, uri }: StartedTotp) {
  return (
    <div className="space-y-3">
      <p className="text-sm text-soft">{words.scan}</p>
      <div className="flex justify-center">
        <QrCode text={uri} label={words.qrLabel} />
      </div>
      <div>
        <p className="text-sm font-medium text-soft">{words.key}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm break-words">{secret.match(GROUP)?.join(' ')}</code>
          <CopyButton text={secret} label={words.copyKey} words={words.copyKey} />
        </div>
      </div>
    </div>
  );
}

/** A QR code as one path, dark on light in every theme: some readers cannot read inverted codes. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-md"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
