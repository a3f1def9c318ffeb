import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, weakEtag } from './etag.ts';

const compress = promisify(gzip);
/** Shorter answers gain nothing. */
const LEAST_LENGTH = 1_024;

/**
 * Sends JSON with an ETag, that of the handler or one of the text: 304 where the caller has it already, else compressed
 * where the caller takes that. Only for answers that repeat nothing of the request: the length of a compressed secret
 * beside a guess would tell it.
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

/** True where a header `Accept-Encoding` allows gzip. */
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
