import type { PolicyWithVersions } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { policiesQuery } from '#shared/api/shared-queries.ts';

/** `GET /policies/{name}`, with its versions; asked again when any policy changes. */
export const usePolicy = (name: string) =>
  useQuery({
    queryKey: [...policiesQuery.queryKey, name],
    queryFn: ({ signal }) => request<PolicyWithVersions>(`/policies/${encodeURIComponent(name)}`, { signal }),
  });
