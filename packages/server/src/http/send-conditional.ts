import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/** Compressing shorter answers gains nothing. */
const LEAST_LENGTH = 1_024;

/**
 * Sends JSON with an ETag, from the handler or from the text: 304 if the caller has it, otherwise compressed if
 * accepted. Only for answers that repeat nothing from the request: the compressed length would reveal a secret next to
 * a guess.
 */
export async function sendConditional(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<FastifyReply> {
  const given = reply.getHeader('etag');
  const etag = typeof given === 'string' ? given : weakEtag(json);
  reply.headers({ etag, vary: 'accept-encoding' });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.removeHeader('content-type').code(304).send();
  if (json.length < LEAST_LENGTH || !takesGzip(request.headers['accept-encoding'])) return reply.send(json);
  return reply.header('content-encoding', 'gzip').send(await compress(json));
}

/** Whether an `Accept-Encoding` header allows gzip. */
function takesGzip(header: string | string[] | undefined): boolean {
  const weights = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part): [string, boolean] => {
        const [coding = '', weight = ''] = part.split(';').map((piece) => piece.trim());
        return [coding, !/^q\s*=\s*0(?:\.0*)?$/.test(weight)];
      }),
  );
  return weights.get('gzip') ?? weights.get('*') ?? false;
}

/** A weak ETag (RFC 9110): equal for answers with the same meaning, even if bytes differ. */
export function weakEtag(meaning: unknown): string {
  return `W/"${createHash('sha256').update(JSON.stringify(meaning)).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` names this ETag. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  const names = (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
  return names.includes('*') || names.includes(etag.slice(2));
}
