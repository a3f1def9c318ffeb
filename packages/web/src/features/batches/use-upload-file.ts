import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useUpload } from './api.ts';

/** Ends of the names of files that are read. */
export const FILE_ENDINGS = ['.csv', '.xlsx', '.jsonl', '.ndjson', '.json', '.txt', '.tsv', '.xlsm'] as const;

/** Uploads a file and leads to its batch. */
export function useUploadFile() {
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useUpload();
  const [part, setPart] = useState(0);
  const [refusal, setRefusal] = useState<'unknown' | 'several'>();
  const last = useRef<{ readonly file: File; readonly key: string }>(undefined);
  const send = (file: File, key: string): void => {
    last.current = { file, key };
    setPart(0);
    mutate(
      { file, key, onProgress: setPart },
      { onSuccess: ({ id }) => void navigate({ to: '/batches/$batch', params: { batch: id } }) },
    );
  };
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file === undefined || isPending) return;
    reset();
    const isKnown = FILE_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending));
    const refused = files?.length !== 1 ? 'several' : isKnown ? undefined : 'unknown';
    setRefusal(refused);
    if (refused === undefined) send(file, crypto.randomUUID());
  };
  /** The same file once more, as the same request: it becomes one batch. */
  const retry = (): void => {
    if (last.current !== undefined) send(last.current.file, last.current.key);
  };
  return { take, retry, isPending, part, refusal, error };
}
