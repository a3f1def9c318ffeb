import type { SecondStep } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type KnownUser, sessionQuery, setupQuery, useKnownUser } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { useLeave, useRenew } from './api.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { RenewForm } from './renew-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

const { session: words, singleSignOn: singleSignOnWords } = messages;
/** Opens in a separate tab, which says that it can be closed after the log-in. */
const START = '/login/single-sign-on?next=%2Flogin%2Fdone';

/** Asks for password and second factor on top of the page, which keeps its state. */
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

type EndedDialogProps = {
  /** Element that receives the focus first. */
  readonly focusRef: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/**
 * Dialog on top of the page, which keeps its state. Only the same user may continue; until then a backdrop hides the
 * page.
 */
function EndedDialog({ focusRef, children }: EndedDialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useLeave();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    focusRef.current?.focus();
    // Closed before it is removed, so that the focus returns.
    return () => dialog?.close();
  }, [focusRef]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="none"
      // For browsers without `closedby`, which let a second Escape through.
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
      {children}
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

/** Asks a user without a password to log in at the identity provider in a new tab, so that this one keeps its state. */
export function SingleSignOnAgain() {
  const hintId = useId();
  const linkRef = useRef<HTMLAnchorElement>(null);
  const name = useQuery(setupQuery).data?.singleSignOn?.name ?? singleSignOnWords.logsInBy.single_sign_on;
  return (
    <EndedDialog focusRef={linkRef}>
      <a
        ref={linkRef}
        href={START}
        target="_blank"
        rel="noopener"
        aria-describedby={hintId}
        className="mt-4 flex min-h-9 items-center justify-center gap-1.5 rounded-md bg-accent px-3.5 py-1 font-medium text-on-accent hover:bg-accent-strong"
      >
        {singleSignOnWords.submit(name)}
        <ExternalLink aria-hidden size={15} />
      </a>
      <p id={hintId} className="mt-1 text-xs text-faint">
        {singleSignOnWords.endedHint}
      </p>
    </EndedDialog>
  );
}

/** The user who must log in again, once the session has ended. Logging in in another window suffices. */
export function useEndedSession(): KnownUser | undefined {
  const known = useKnownUser();
  const session = useQuery({
    ...sessionQuery,
    refetchOnWindowFocus: ({ state }) => (state.data === null ? 'always' : true),
  }).data;
  const isAnother = session != null && known !== undefined && session.user.id !== known.id;
  useEffect(() => {
    // Another user has logged in in another window, and must not see what the first one typed and found.
    if (isAnother) window.location.replace(window.location.pathname);
  }, [isAnother]);
  return session === null ? known : undefined;
}
