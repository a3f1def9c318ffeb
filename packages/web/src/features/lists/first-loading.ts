import type { ListsLoading, ListsResponse } from '@namesake/contract';

/** How far loading the first real lists has come; null where there are some, for then a refresh is nothing to wait for. */
export const firstLoading = (data: Pick<ListsResponse, 'loading' | 'demo'> | undefined): ListsLoading | null =>
  data === undefined || data.loading === null || (data.loading.searchable && !data.demo) ? null : data.loading;
