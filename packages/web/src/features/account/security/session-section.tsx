import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useEndSessions, useSessions } from '../api/own-sessions.ts';
import { SessionTable } from './session-table.tsx';

const { security: words } = messages;

/** Where one is logged in; sessions that one does not know can be ended. */
export function SessionSection() {
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
