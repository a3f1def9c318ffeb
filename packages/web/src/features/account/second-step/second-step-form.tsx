import type { SecondStep, Session } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useTakeSecondStep } from '../api/take-second-step.ts';
import { formText } from '../form-text.ts';
import { CodeField } from './code-field.tsx';

const { secondStep: words } = messages;

type SecondStepFormProps = {
  readonly step: SecondStep;
  readonly onSession: (session: Session) => Promise<void> | void;
  readonly onStartOver: () => void;
};

/** The second step of a log-in: a code of the app, or a recovery code. */
export function SecondStepForm({ step, onSession, onStartOver }: SecondStepFormProps) {
  const hasApp = step.methods.includes('totp');
  const hasRecovery = step.methods.includes('recovery_code');
  const [kind, setKind] = useState<'totp' | 'recovery_code'>(hasApp ? 'totp' : 'recovery_code');
  const take = useTakeSecondStep(onSession);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A code that was refused is never right later.
    take.mutate({ code: formText(new FormData(form), 'code') }, { onError: () => form.reset() });
  };
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">{words.text}</p>
      {(hasApp || hasRecovery) && (
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
      <div className="flex flex-wrap justify-between gap-2">
        {hasApp && hasRecovery && (
          <Button size="small" look="quiet" onClick={() => setKind(kind === 'totp' ? 'recovery_code' : 'totp')}>
            {kind === 'totp' ? words.useRecovery : words.useApp}
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
