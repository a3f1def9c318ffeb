import { useMutation } from '@tanstack/react-query';
import { problemCode } from '#shared/api/problem-error.ts';
import { requestFile } from '#shared/api/request.ts';
import { saveFile } from '#shared/api/save-file.ts';

const SEALED_AFTER_MS = 1_000;
const MOST_TRIES = 5;
const FORMS = {
  pdf: { path: 'record.pdf', type: 'application/pdf' },
  json: { path: 'record', type: 'application/json' },
} as const;

/** Forms that a record can be saved in. */
export type RecordForm = keyof typeof FORMS;

/** `GET /searches/{id}/record.pdf` or `/record`, saved as a file; asked again while its receipt is being sealed. */
export const useSaveRecord = (searchId: string) =>
  useMutation({
    mutationFn: async (form: RecordForm) => {
      const { path, type } = FORMS[form];
      saveFile(
        `record-${searchId}.${form}`,
        await requestFile(`/searches/${encodeURIComponent(searchId)}/${path}`, type),
      );
    },
    retry: (tries, error) => problemCode(error) === 'receipt_pending' && tries < MOST_TRIES,
    retryDelay: SEALED_AFTER_MS,
  });
