import type { SecondStep } from '@namesake/contract';
import { useRef, useState } from 'react';
import type { KnownUser } from '#shared/api/session.ts';
import { PasskeyLogin } from './passkeys/passkey-login.tsx';
import { RenewForm } from './renew-form.tsx';
import { SecondStepForm } from './second-step/second-step-form.tsx';
import { EndedDialog } from './session/ended-dialog.tsx';
import { useRenew } from './session/use-renew.ts';

/** Asks for the password, and the second factor, on top of the page, which keeps its state. */
export function LogInAgain({ user }: { readonly user: KnownUser }) {
  const passwordRef = useRef<HTMLInputElement>(null);
  const renew = useRenew();
  const [step, setStep] = useState<SecondStep>();
  return (
    <EndedDialog focusRef={passwordRef}>
      {step === undefined ? (
        <>
          <RenewForm passwordRef={passwordRef} user={user} onSession={renew} onSecondStep={setStep} />
          <PasskeyLogin onSession={renew} />
        </>
      ) : (
        <div className="mt-4">
          <SecondStepForm step={step} onSession={renew} onStartOver={() => setStep(undefined)} />
        </div>
      )}
    </EndedDialog>
  );
}
