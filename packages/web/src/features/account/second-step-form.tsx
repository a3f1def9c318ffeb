import type { SecondStep, Session } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useTakeSecondStep } from './api.ts';
import { CodeField, formText } from './fields.tsx';
import { PasskeyButton } from './passkey-login.tsx';

const { secondStep: words } = messages;

type SecondStepFormProps = {
  readonly step: SecondStep;
  readonly onSession: (session: Session) => Promise<void> | void;
  readonly onStartOver: () => void;
};

/** Second step of a log-in: a code of the app, a passkey or a recovery code. */
export function SecondStepForm({ step, onSession, onStartOver }: SecondStepFormProps) {
  const hasApp = step.methods.includes('totp');
  const hasPasskey = step.methods.includes('passkey');
  const hasRecovery = step.methods.includes('recovery_code');
  const [kind, setKind] = useState<'totp' | 'recovery_code' | undefined>(
    hasApp ? 'totp' : hasPasskey ? undefined : 'recovery_code',
  );
  const take = useTakeSecondStep(onSession);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A refused code never becomes valid.
    take.mutate({ code: formText(new FormData(form), 'code') }, { onError: () => form.reset() });
  };
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">{words.text}</p>
      {kind !== undefined && (
        <form onSubmit={submit} className="space-y-4">
          {kind === 'totp' ? (
            <CodeField key="totp" label={words.code} hint={words.codeHint} digits focused />
          ) : (
            <CodeField key="recovery" label={words.recoveryCode} hint={words.recoveryHint} focused />
          )}
          {take.isError && <ErrorNotice error={take.error} />}
          <Button type="submit" look="primary" className="w-full" disabled={take.isPending}>
            {take.isPending ? words.submitting : words.submit}
          </Button>
        </form>
      )}
      {hasPasskey && <PasskeyButton secondStep onSession={onSession} />}
      <div className="flex flex-wrap justify-between gap-2">
        {hasRecovery && kind !== 'recovery_code' && (
          <Button size="small" look="quiet" onClick={() => setKind('recovery_code')}>
            {words.useRecovery}
          </Button>
        )}
        {hasApp && kind === 'recovery_code' && (
          <Button size="small" look="quiet" onClick={() => setKind('totp')}>
            {words.useApp}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onStartOver}>
          {words.startOver}
        </Button>
      </div>
      <p className="text-xs text-faint">{words.lost}</p>
    </div>
  );
}
