import type { StartedSingleSignOn } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `POST /session/oidc`: leaves this page for the identity provider, which leads back to `next`. */
export const useSingleSignOn = (next: string) =>
  useMutation({
    mutationFn: () => request<StartedSingleSignOn>('/session/oidc', { method: 'POST', body: { next } }),
    onSuccess: ({ address }) => window.location.assign(address),
  });
