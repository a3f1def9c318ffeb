import type { SecondStep, Session } from '@namesake/contract';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { AccountFrame } from './account-frame.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyLogin } from './passkeys/passkey-login.tsx';
import { SecondStepForm } from './second-step/second-step-form.tsx';
import { useEnter } from './session/use-enter.ts';
import { LoginChoice } from './single-sign-on/login-choice.tsx';

/** Logs in; who has a second factor proves it in a second step. */
export function LoginPage() {
  const { next = '/', sso } = useSearch({ from: '/login' });
  const enter = useEnter();
  const [step, setStep] = useState<SecondStep>();
  const onSession = (session: Session) => enter(session, next);
  return step === undefined ? (
    <AccountFrame title={messages.login.title}>
      <LoginChoice next={next} notice={sso} />
      <LogInForm onSession={onSession} onSecondStep={setStep} />
      <PasskeyLogin onSession={onSession} />
    </AccountFrame>
  ) : (
    <AccountFrame title={messages.secondStep.title}>
      <SecondStepForm step={step} onSession={onSession} onStartOver={() => setStep(undefined)} />
    </AccountFrame>
  );
}
