import type { CustomFetch } from 'openid-client';
import { ProviderRefused } from './provider-errors.ts';

/** Metadata, keys and tokens take a few thousand bytes. */
const MOST_BYTES = 1_000_000;

/**
 * Asks the provider, and reads no more than a megabyte of its answer.
 *
 * @throws ProviderRefused where it is longer
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
