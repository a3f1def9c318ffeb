import type { SecondStep } from '@namesake/contract';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KnownUser } from '#shared/api/known-user.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { PasskeyLogin } from './passkeys/passkey-login.tsx';
import { RenewForm } from './renew-form.tsx';
import { SecondStepForm } from './second-step/second-step-form.tsx';
import { useLeave } from './session/use-leave.ts';
import { useRenew } from './session/use-renew.ts';

const { session: words } = messages;

/**
 * Asks for the password, and the second factor, on top of the page, which keeps its state. Only the same user may
 * continue; until then a backdrop hides the page.
 */
export function LogInAgain({ user }: { readonly user: KnownUser }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const renew = useRenew();
  const leave = useLeave();
  const [step, setStep] = useState<SecondStep>();
  useLayoutEffect(() => {
    const dialog = ref.current;
    const focused = dialog?.querySelector<HTMLInputElement>('input[name="password"]');
    dialog?.showModal();
    focused?.focus();
    // Closed before it is removed, so that the focus goes back to where it was.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="none"
      // Where a browser does not know that yet: it lets a second Escape through.
      onCancel={(event) => event.preventDefault()}
      onClose={() => ref.current?.isConnected === true && !ref.current.open && ref.current.showModal()}
      className="w-[min(24rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface p-5 text-ink shadow-xl backdrop:backdrop-blur-md"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold tracking-tight">
        {words.endedTitle}
      </h2>
      <p id={`${id}-text`} className="mt-1 text-soft">
        {words.endedText}
      </p>
      {step === undefined ? (
        <>
          <RenewForm user={user} onSession={renew} onSecondStep={setStep} />
          <PasskeyLogin onSession={renew} />
        </>
      ) : (
        <div className="mt-4">
          <SecondStepForm step={step} onSession={renew} onStartOver={() => setStep(undefined)} />
        </div>
      )}
      <div className="mt-4 border-t border-line pt-3 text-center">
        <Button size="small" look="quiet" aria-describedby={`${id}-else`} onClick={() => void leave()}>
          {words.someoneElse}
        </Button>
        <p id={`${id}-else`} className="text-xs text-faint">
          {words.someoneElseHint}
        </p>
      </div>
    </dialog>
  );
}
