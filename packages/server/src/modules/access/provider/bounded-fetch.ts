import type { CustomFetch } from 'openid-client';
import { ProviderRefused } from './provider-errors.ts';

/** Metadata, keys and tokens take a few thousand bytes. */
const MOST_BYTES = 1_000_000;

/**
 * `fetch` that reads at most 1 MB of the provider's answer.
 *
 * @throws ProviderRefused `answer_too_long`
 */
export const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ProviderRefused('failed', 'answer_too_long');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
};
