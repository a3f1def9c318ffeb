import { percent } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import type { useUploadFile } from './use-upload-file.ts';

const { batches: words } = messages;

type UploadStateProps = Omit<ReturnType<typeof useUploadFile>, 'take'>;

/** Progress of an upload, or why it failed. */
export function UploadState({ isPending, part, refusal, error, retry }: UploadStateProps) {
  const done = Math.round(part * 100);
  return (
    <>
      {isPending && (
        <div className="space-y-1">
          <p role="status" className="text-sm text-soft">
            {part < 1 ? words.uploading(percent(done)) : words.reading}
          </p>
          <div
            role="progressbar"
            aria-label={words.uploadProgress}
            aria-valuenow={done}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1.5 overflow-hidden rounded-full bg-sunken"
          >
            <div className="h-full bg-accent" style={{ inlineSize: `${done}%` }} />
          </div>
        </div>
      )}
      {refusal !== undefined && (
        <p role="alert" className="text-sm text-alarm">
          {words.refused[refusal]}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={retry} />}
    </>
  );
}
