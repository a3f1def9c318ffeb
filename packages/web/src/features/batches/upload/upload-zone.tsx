import { Upload } from 'lucide-react';
import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { UploadState } from './upload-state.tsx';
import { FILE_ENDINGS, useUploadFile } from './use-upload-file.ts';

const { batches: words } = messages;

/** Takes a file that is chosen, and leads to its batch; files can be dropped anywhere on the page. */
export function UploadZone() {
  const id = useId();
  const { take, ...state } = useUploadFile();
  return (
    <div className="space-y-2">
      <label
        htmlFor={id}
        className="flex min-h-28 flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed border-edge bg-surface px-4 py-5 text-center"
      >
        <Upload aria-hidden size={22} className="text-accent" />
        <span className="font-medium">{words.drop}</span>
        <input
          id={id}
          type="file"
          aria-label={words.choose}
          accept={FILE_ENDINGS.join(',')}
          disabled={state.isPending}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
          className="max-w-full text-sm"
        />
      </label>
      <UploadState {...state} />
    </div>
  );
}
