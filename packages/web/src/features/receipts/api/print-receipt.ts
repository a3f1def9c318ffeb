import { useMutation } from '@tanstack/react-query';
import { requestFile } from '#shared/api/request.ts';
import { saveFile } from '#shared/api/save-file.ts';

/** `GET /receipts/{searchId}/pdf`, saved as a file. */
export const usePrintReceipt = () =>
  useMutation({
    mutationFn: async (searchId: string) => {
      const file = await requestFile(`/receipts/${encodeURIComponent(searchId)}/pdf`, 'application/pdf');
      saveFile(`receipt-${searchId}.pdf`, file);
    },
  });
