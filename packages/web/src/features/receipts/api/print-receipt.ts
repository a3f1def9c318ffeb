import { useMutation } from '@tanstack/react-query';
import { requestFile } from '#shared/api/request.ts';
import { saveFile } from '#shared/api/save-file.ts';

/** `GET /searches/{id}/receipt.pdf`, saved as a file. */
export const usePrintReceipt = () =>
  useMutation({
    mutationFn: async (searchId: string) => {
      const file = await requestFile(`/searches/${encodeURIComponent(searchId)}/receipt.pdf`, 'application/pdf');
      saveFile(`receipt-${searchId}.pdf`, file);
    },
  });
