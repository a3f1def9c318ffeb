import type { FastifyRequest } from 'fastify';

/** Whether unknown members of the body are to be ignored: `Prefer: handling=lenient` (RFC 7240). */
export const isLenient = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[,;\s])handling\s*=\s*"?lenient/i.test(String(headers['prefer'] ?? ''));
