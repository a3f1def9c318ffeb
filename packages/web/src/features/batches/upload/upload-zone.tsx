import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useUpload } from '../api/batches.ts';
import { fileType } from './file-type.ts';

const { batches: words } = messages;

/** Takes a file, dropped or chosen, and leads to its batch. */
export function UploadZone() {
  const id = useId();
  const navigate = useNavigate();
  const upload = useUpload();
  const [isOver, setOver] = useState(false);
  const [isUnknown, setUnknown] = useState(false);
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    const type = fileType(file.name);
    setUnknown(type === undefined);
    if (type === undefined) return;
    upload.mutate(
      { file, type },
      { onSuccess: (batch) => void navigate({ to: '/batches/$batch', params: { batch: batch.id } }) },
    );
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div className="space-y-2">
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-28 flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed px-4 py-5 text-center ${isOver ? 'border-accent bg-accent-wash' : 'border-edge bg-surface'}`}
      >
        <Upload aria-hidden size={22} className="text-accent" />
        <span className="font-medium">{upload.isPending ? words.uploading : words.drop}</span>
        <input
          id={id}
          type="file"
          aria-label={words.choose}
          accept=".csv,.jsonl,.ndjson,.json,text/csv,application/json"
          disabled={upload.isPending}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
          className="max-w-full text-sm"
        />
      </label>
      {isUnknown && (
        <p role="alert" className="text-sm text-alarm">
          {words.unknownType}
        </p>
      )}
      {upload.isError && <ErrorNotice error={upload.error} />}
    </div>
  );
}
