import type { SecondStep, Session } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { setupQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import type { LoginNotice } from '../address.ts';
import { useEnter, useSingleSignOn } from '../api.ts';
import { PasskeyLogin } from '../passkey-login.tsx';
import { SecondStepForm } from '../second-step-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { LogInForm } from './log-in-form.tsx';

const { singleSignOn: words } = messages;
/** A plain link: the answer is a redirect to the provider. */
const LOG_OUT = addressOf(ENDPOINTS.leaveSingleSignOn);

/** Login page; users with a second factor prove it in a second step. */
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

type NoticeViewProps = { readonly notice: LoginNotice; readonly name: string; readonly hasLogOut: boolean };

/** Why single sign-on failed and how to proceed, or how to log out of the provider too. */
function NoticeView({ notice, name, hasLogOut }: NoticeViewProps) {
  if (notice === 'out') {
    return (
      <Notice role="status" title={words.outTitle}>
        <p>{words.outText(name)}</p>
        {hasLogOut && (
          <a href={LOG_OUT} className="link mt-1 inline-block">
            {words.outLink(name)}
          </a>
        )}
      </Notice>
    );
  }
  const { title, text } = words.refusals[notice];
  return (
    <Notice tone="caution" role="alert" title={title(name)}>
      {text(name)}
    </Notice>
  );
}

type LoginChoiceProps = { readonly next: string; readonly notice: LoginNotice | undefined };

/** Log-in at the identity provider, if there is one, above the password form. */
function LoginChoice({ next, notice }: LoginChoiceProps) {
  const provider = useQuery(setupQuery).data?.singleSignOn;
  const start = useSingleSignOn(next);
  if (provider == null) return null;
  const { name, reachable, logOut } = provider;
  const isLeaving = start.isPending || start.isSuccess;
  return (
    <div className="mb-5 space-y-4">
      {notice !== undefined && !start.isError && <NoticeView notice={notice} name={name} hasLogOut={logOut} />}
      {start.isError && <ErrorNotice error={start.error} />}
      <div>
        <Button
          look="primary"
          className="w-full whitespace-normal!"
          disabled={isLeaving}
          onClick={() => start.mutate()}
        >
          {isLeaving ? words.submitting(name) : words.submit(name)}
        </Button>
        {!reachable && !start.isError && <p className="mt-1 text-xs text-review">{words.notReachable(name)}</p>}
      </div>
      <p className="flex items-center gap-3 text-xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.orPassword}
      </p>
    </div>
  );
}
