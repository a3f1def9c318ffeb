import type { BatchView, StartBatchRequest } from '@namesake/contract';

/** Where the rows of a file are, as a request says it. */
export const placeOf = (
  { sheet, encoding }: NonNullable<BatchView['layout']>,
  { format }: Pick<BatchView, 'format'>,
): Pick<StartBatchRequest, 'sheet' | 'encoding'> => ({
  ...(sheet === null ? {} : { sheet }),
  ...(format === 'csv' && encoding !== null ? { encoding } : {}),
});
