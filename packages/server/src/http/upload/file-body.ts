import type { Readable } from 'node:stream';
import { ENDPOINTS, type Endpoint } from '@namesake/contract';
import { parse } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formFile } from './form-file.ts';

const FORM = 'multipart/form-data';

/** A file as it arrives. */
type ArrivingFile = {
  /** Its own name, in any script; empty where the request gives none. */
  readonly name: string;
  /** As the request says; lower case, without parameters. */
  readonly mediaType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** A file in the body of a request. */
type FileBody = {
  readonly file: ArrivingFile;
  /** The other fields of its form; whole when the file has arrived. */
  readonly fields: () => Readonly<Record<string, string>>;
};

const TYPES: ReadonlySet<string> = new Set([
  FORM,
  ...Object.values<Endpoint>(ENDPOINTS).flatMap(({ upload = [] }) => upload),
]);

/** Bodies of the routes of this server are files, which are handed on as they arrive. */
export function takeFiles(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  for (const type of TYPES)
    server.addContentTypeParser(type, (request, payload, done) => {
      const { 'content-encoding': encoding = 'identity' } = request.headers;
      if (encoding.trim().toLowerCase() === 'identity') return done(null, payload);
      payload.resume();
      done(new ApiError('unsupported_media_type', { detail: 'The body is compressed. Send it as it is.' }));
    });
  server.addContentTypeParser('*', (_, payload, done) => {
    payload.resume();
    done(new ApiError('unsupported_media_type'));
  });
}

/**
 * The file that a request brings, in its body or in a form.
 *
 * @throws ApiError `file_empty` where there is none, `file_unreadable` where its form cannot be read,
 *   `unsupported_media_type`
 */
export async function fileBody({ body, headers }: FastifyRequest): Promise<FileBody> {
  const type = typeIn(headers['content-type']);
  const stream = body as Readable | undefined;
  if (stream === undefined) throw new ApiError('file_empty');
  if (type !== FORM) {
    const name = nameIn(headers['content-disposition']);
    return { file: { name, mediaType: type, bytes: stream }, fields: () => ({}) };
  }
  const { fileName, mediaType, bytes, fields } = await formFile(headers, stream);
  return { file: { name: fileName, mediaType: typeIn(mediaType), bytes }, fields };
}

/** In a body that is the file itself, this header may say what it is called (RFC 6266). */
function nameIn(header: string | undefined): string {
  try {
    return header === undefined ? '' : (parse(header).parameters['filename'] ?? '');
  } catch {
    return '';
  }
}

const typeIn = (header = ''): string => header.split(';')[0]?.trim().toLowerCase() ?? '';
