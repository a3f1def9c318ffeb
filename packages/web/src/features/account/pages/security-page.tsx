import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useEndSessions, useSessions } from '../api.ts';
import { FactorSection } from '../factors/factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionTable } from './session-table.tsx';

const { security: words } = messages;

/** Settings → Security: the user's own password, second factors and sessions. */
export function SecurityPage() {
  usePageTitle(words.title);
  const logsInBy = useQuery(sessionQuery).data?.logsInBy;
  return (
    <div className="min-w-0 space-y-8">
      <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
      {logsInBy === 'password' && (
        <>
          <PasswordSection />
          <FactorSection />
        </>
      )}
      <SessionSection />
    </div>
  );
}

/** The user's sessions; unknown ones can be ended. */
function SessionSection() {
  const titleId = useId();
  const { data, error, isPending, refetch } = useSessions();
  const end = useEndSessions();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-semibold tracking-tight">
        {words.sessionsTitle}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">{words.sessionsText}</p>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {end.isError && <ErrorNotice error={end.error} />}
      {data !== undefined && (
        <SessionTable sessions={data.items} ending={end.isPending} onEnd={(id) => end.mutate(id)} />
      )}
      {data !== undefined && data.items.length > 1 && (
        <Button className="mt-3" disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          {end.isPending ? words.ending : words.endOthers}
        </Button>
      )}
    </section>
  );
}
