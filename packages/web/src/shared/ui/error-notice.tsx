import { FileChangedError, ProblemError, SessionEndedError, UnreachableError } from '#shared/api/problem-error.ts';
import { messages } from '#shared/messages/messages.ts';
import { fieldErrorText, problemText, problemTitle } from '#shared/messages/problem-text.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type ErrorNoticeProps = {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** A sentence about what was not done. */
  readonly notDone?: string;
};

/** The error, what to do, and the id of its entry in the server's log. */
export function ErrorNotice({ error, onRetry, notDone }: ErrorNoticeProps) {
  const retry = onRetry && (
    <Button size="small" className="mt-2" onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  if (error instanceof UnreachableError) {
    return (
      <Notice tone="caution" role="alert" title={messages.offline.title}>
        <p>
          {notDone} {messages.offline.text}
        </p>
        {retry}
      </Notice>
    );
  }
  // Sending it again would fail again.
  if (error instanceof FileChangedError)
    return (
      <Notice tone="caution" role="alert" title={messages.fileChanged.title}>
        {notDone} {messages.fileChanged.text}
      </Notice>
    );
  if (error instanceof SessionEndedError) {
    return (
      <Notice tone="caution" role="alert" title={messages.session.endedTitle}>
        <p>{messages.session.notDone}</p>
        {retry}
      </Notice>
    );
  }
  if (!(error instanceof ProblemError))
    return (
      <Notice tone="caution" role="alert" title={messages.problem.unexpected}>
        {notDone}
      </Notice>
    );
  const { problem } = error;
  const { errors = [], requestId } = problem;
  return (
    <Notice tone="caution" role="alert" title={problemTitle(problem)}>
      {notDone !== undefined && !problemText(problem).startsWith(notDone) && <p>{notDone}</p>}
      {errors.length > 0 ? (
        <ul className="list-disc ps-4">
          {errors.map((fieldError) => (
            <li key={`${fieldError.pointer} ${fieldError.code}`}>{fieldErrorText(fieldError)}</li>
          ))}
        </ul>
      ) : (
        <p>{problemText(problem)}</p>
      )}
      <p className="mt-1 text-xs text-soft">
        {messages.problem.requestId} <code className="select-all font-mono">{requestId}</code>
      </p>
      {retry}
    </Notice>
  );
}
