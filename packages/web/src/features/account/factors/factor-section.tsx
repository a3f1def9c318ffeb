import { type ReactNode, useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useFactors } from '../factors-api.ts';
import { AppCard } from './app-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { PasskeyCard } from './passkey-card.tsx';

const { factors: words } = messages;

/** The user's own second factors, and those that can be set up. */
export function FactorSection({ intro }: { readonly intro?: ReactNode }) {
  const titleId = useId();
  const { data, error, isPending, refetch } = useFactors();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-semibold tracking-tight">
        {words.title}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">
        {intro ?? words.text} {data?.required === true && words.requiredText}
      </p>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="divide-y divide-line rounded-xl border border-line bg-surface">
          <AppCard totp={data.totp} />
          <PasskeyCard passkeys={data.passkeys} />
          {(data.totp !== null || data.passkeys.length > 0) && <CodesCard left={data.recoveryCodesLeft} />}
        </div>
      )}
    </section>
  );
}
