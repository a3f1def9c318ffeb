import type { Session } from '@namesake/contract';
import { KeyRound } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { PasskeyNotUsed, usePasskeyLogin } from './factors-api.ts';
import { type PasskeySupport, pageAtLocalhost, passkeysHere } from './passkey-support.ts';

const { passkey: words } = messages;

type PasskeyButtonProps = {
  readonly secondStep: boolean;
  readonly onSession: (session: Session) => Promise<void> | void;
};

/** Logs in with a passkey; explains what to do if passkeys do not work. */
export function PasskeyButton({ secondStep, onSession }: PasskeyButtonProps) {
  const logIn = usePasskeyLogin(secondStep, onSession);
  const support = passkeysHere();
  if (support !== 'ready')
    return (
      <p className="text-xs text-faint">
        <PasskeyHint support={support} />
      </p>
    );
  return (
    <div className="space-y-4">
      <Button className="w-full" disabled={logIn.isPending} onClick={() => logIn.mutate()}>
        <KeyRound aria-hidden size={16} />
        {logIn.isPending ? words.waiting : secondStep ? words.use : words.logIn}
      </Button>
      {logIn.isError && <PasskeyError error={logIn.error} />}
    </div>
  );
}

/** Error of a passkey log-in, from the browser or the server. */
export function PasskeyError({ error }: { readonly error: unknown }) {
  if (!(error instanceof PasskeyNotUsed)) return <ErrorNotice error={error} />;
  return (
    <Notice tone="caution" role="alert" title={words.notUsedTitle}>
      {words.notUsedText}
    </Notice>
  );
}

/** Why passkeys do not work on this page, and what to do. */
export function PasskeyHint({ support }: { readonly support: Exclude<PasskeySupport, 'ready'> }) {
  if (support === 'browser')
    return (
      <>
        {words.browserTitle}. {words.browserText}
      </>
    );
  const there = pageAtLocalhost(window.location);
  return (
    <>
      {words.addressTitle}. {words.addressText}{' '}
      {there === undefined ? (
        words.operator
      ) : (
        <>
          {words.openThere}{' '}
          <a href={there} className="link inline-block break-all">
            {there}
          </a>
        </>
      )}
    </>
  );
}

type PasskeyLoginProps = { readonly onSession: (session: Session) => Promise<void> | void };

/** Alternative log-in, below the password form. */
export function PasskeyLogin({ onSession }: PasskeyLoginProps) {
  return (
    <div className="mt-4 space-y-4 border-t border-line pt-4">
      <PasskeyButton secondStep={false} onSession={onSession} />
    </div>
  );
}
