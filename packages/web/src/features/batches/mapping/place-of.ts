import type { BatchView, StartBatchRequest } from '@namesake/contract';

/** Where the rows of a file are, as a request says it. */
export const placeOf = (
  { sheet, encoding, skip }: NonNullable<BatchView['layout']>,
  { format }: Pick<BatchView, 'format'>,
): Pick<StartBatchRequest, 'sheet' | 'encoding' | 'skip'> => ({
  ...(skip === 0 ? {} : { skip }),
  ...(sheet === null ? {} : { sheet }),
  ...(format === 'csv' && encoding !== null ? { encoding } : {}),
});
