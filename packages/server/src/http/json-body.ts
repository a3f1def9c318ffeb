import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../lib/errors/api-error.ts';
import { duplicateMembers } from '../lib/formats/duplicate-members.ts';

/**
 * Accepts JSON in valid UTF-8, or a form if the endpoint takes one; other bodies have error codes of their own, apart
 * from schema violations. Without a body in the contract, an empty body of any type is fine: many clients always send a
 * content type.
 */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 && !takesBody(request)) return done(null, undefined);
    try {
      checkForm(request);
      done(null, parseBody(typeof body === 'string' ? Buffer.from(body) : body));
    } catch (error) {
      // The parser's message quotes the text, so it is dropped.
      done(error instanceof ApiError ? error : new ApiError('malformed_json'));
    }
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 && !takesBody(request)) return done(null, undefined);
    if (request.routeOptions.config.endpoint?.urlForm !== true) return done(new ApiError('unsupported_media_type'));
    try {
      checkForm(request);
      done(null, parseForm(typeof body === 'string' ? body : body.toString('utf8')));
    } catch (error) {
      done(error instanceof ApiError ? error : new ApiError('unsupported_media_type'));
    }
  });
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 && !takesBody(request)) return done(null, undefined);
    done(new ApiError('unsupported_media_type'));
  });
}

const takesBody = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.endpoint?.body !== undefined;

/**
 * A charset other than UTF-8 (or its subset ASCII) and a compressed body would be misread.
 * @throws ApiError `unsupported_media_type`
 */
function checkForm({ headers }: FastifyRequest): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type) ?? [];
  if (!/^(?:utf-?8|us-ascii)$/i.test(charset))
    throw new ApiError('unsupported_media_type', { detail: 'The body has another charset than UTF-8.' });
  if (encoding.trim().toLowerCase() === 'identity') return;
  const how = { detail: 'The body is compressed. Send it as it is.', headers: { 'accept-encoding': 'identity' } };
  throw new ApiError('unsupported_media_type', how);
}

/** Fields of a form as members. @throws ApiError `duplicate_member` */
function parseForm(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)];
  const names = fields.map(([name]) => name);
  if (new Set(names).size === names.length) return Object.fromEntries(fields);
  throw new ApiError('duplicate_member', { detail: 'The form has a field more than once. Send it once.' });
}

/** @throws ApiError `duplicate_member`; another error if it is not JSON */
function parseBody(body: Buffer): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  const parsed: unknown = JSON.parse(text);
  const duplicates = duplicateMembers(text);
  if (duplicates.length === 0) return parsed;
  throw new ApiError('duplicate_member', {
    errors: duplicates.map((pointer) => ({
      pointer,
      code: 'duplicate_member',
      detail: 'The object has this member more than once. Send it once.',
    })),
  });
}
