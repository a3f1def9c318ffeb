import type { ListsLoading, ListsResponse } from '@namesake/contract';

/** Progress of loading the first real lists; null once there are some, since a refresh blocks nothing. */
export const firstLoading = (data: Pick<ListsResponse, 'loading' | 'demo'> | undefined): ListsLoading | null =>
  data === undefined || data.loading === null || (data.loading.searchable && !data.demo) ? null : data.loading;
