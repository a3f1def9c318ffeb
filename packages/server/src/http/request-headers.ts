import type { FastifyRequest } from 'fastify';

const EVENTS = 'text/event-stream';

/**
 * Whether an `Accept` header allows what an endpoint produces (JSON, or the problems sent instead), or is absent.
 * Generated clients request JSON whatever the answer is: the address of a file determines its type.
 */
export function accepts(accept: string | undefined, produces = 'application/json'): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return accept.split(',').some((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    const whole = `${produces.split('/')[0]}/*`;
    const inPlace =
      produces === EVENTS ? ['application/problem+json'] : ['application/problem+json', 'application/json'];
    return !refused && ['*/*', whole, produces, ...inPlace].includes(type);
  });
}

/** Whether unknown members of the body are to be ignored: `Prefer: handling=lenient` (RFC 7240). */
export const isLenient = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[,;\s])handling\s*=\s*"?lenient/i.test(String(headers['prefer'] ?? ''));
