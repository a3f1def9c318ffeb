import { ProblemError, SessionEndedError, UnreachableError } from '#shared/api/problem-error.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type ErrorNoticeProps = { readonly error: unknown; readonly onRetry?: () => void };

/** What went wrong, what to do, and the id under which the server's log tells more. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const retry = onRetry && (
    <Button size="small" className="mt-2" onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  if (error instanceof UnreachableError) {
    return (
      <Notice tone="caution" role="alert" title={messages.offline.title}>
        <p>{messages.offline.text}</p>
        {retry}
      </Notice>
    );
  }
  if (error instanceof SessionEndedError) {
    return (
      <Notice tone="caution" role="alert" title={messages.session.endedTitle}>
        <p>{messages.session.notDone}</p>
        {retry}
      </Notice>
    );
  }
  if (!(error instanceof ProblemError)) return <Notice tone="alarm" role="alert" title={messages.problem.unexpected} />;
  const { code, title, detail, errors = [], requestId } = error.problem;
  return (
    <Notice tone="alarm" role="alert" title={title}>
      {errors.length > 0 ? (
        <ul className="list-disc ps-4">
          {errors.map((fieldError) => (
            <li key={`${fieldError.pointer} ${fieldError.code}`}>{fieldError.detail}</li>
          ))}
        </ul>
      ) : (
        <p>{code === 'csrf_failed' ? messages.session.renewed : detail}</p>
      )}
      <p className="mt-1 text-xs text-soft">
        {messages.problem.requestId} <code className="select-all font-mono">{requestId}</code>
      </p>
      {retry}
    </Notice>
  );
}
