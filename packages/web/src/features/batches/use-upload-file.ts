import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useUpload } from './api.ts';
import { isComplete, type UploadChoice } from './upload-choice.tsx';

/** Extensions of supported files. */
export const FILE_ENDINGS = ['.csv', '.xlsx', '.jsonl', '.ndjson', '.json', '.txt', '.tsv', '.xlsm'] as const;

type Upload = { readonly file: File; readonly choice: UploadChoice; readonly key: string };

/** Uploads a file and opens its batch. */
export function useUploadFile(choice: UploadChoice) {
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useUpload();
  const [part, setPart] = useState(0);
  const [refusal, setRefusal] = useState<'unknown' | 'several' | 'group'>();
  const last = useRef<Upload>(undefined);
  const send = (upload: Upload): void => {
    last.current = upload;
    setPart(0);
    mutate(
      { ...upload, onProgress: setPart },
      { onSuccess: ({ id }) => void navigate({ to: '/batches/$batch', params: { batch: id } }) },
    );
  };
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file === undefined || isPending) return;
    reset();
    const isKnown = FILE_ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending));
    const refused = files?.length !== 1 ? 'several' : !isKnown ? 'unknown' : isComplete(choice) ? undefined : 'group';
    setRefusal(refused);
    if (refused === undefined) send({ file, choice, key: crypto.randomUUID() });
  };
  /** Sends the same file again as the same request, so that it becomes one batch. */
  const retry = (): void => {
    if (last.current !== undefined) send(last.current);
  };
  return { take, retry, isPending, part, refusal, error };
}
