import type { FastifyRequest } from 'fastify';

/** Where receipts of this installation are verified. */
export const verifyAddress = (request: FastifyRequest, publicUrl: URL | null): string =>
  new URL('/verify', publicUrl ?? `${request.protocol}://${request.host}`).href;
