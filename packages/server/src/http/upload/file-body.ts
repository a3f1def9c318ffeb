import type { Readable } from 'node:stream';
import { ENDPOINTS, type Endpoint } from '@namesake/contract';
import { parse } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formFile } from './form-file.ts';

const FORM = 'multipart/form-data';

/** A file as it arrives. */
type ArrivingFile = {
  /** File name, in any script; empty if the request has none. */
  readonly name: string;
  /** As stated by the request; lower case, without parameters. */
  readonly mediaType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** A file in the body of a request. */
type FileBody = {
  readonly file: ArrivingFile;
  /** The other fields of the form; complete once the file has arrived. */
  readonly fields: () => Readonly<Record<string, string>>;
};

const TYPES: ReadonlySet<string> = new Set([
  FORM,
  ...Object.values<Endpoint>(ENDPOINTS).flatMap(({ upload = [] }) => upload),
]);

/** Streams the bodies of this server's routes as files. */
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
 * The file in a request's body or form.
 * @throws ApiError `file_empty` when there is none, `file_unreadable` when the form cannot be read,
 * `unsupported_media_type`
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

/** If the body is the file itself, this header may contain its name (RFC 6266). */
function nameIn(header: string | undefined): string {
  try {
    return header === undefined ? '' : (parse(header).parameters['filename'] ?? '');
  } catch {
    return '';
  }
}

const typeIn = (header = ''): string => header.split(';')[0]?.trim().toLowerCase() ?? '';
