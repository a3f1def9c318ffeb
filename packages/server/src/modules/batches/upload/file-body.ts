import type { Readable } from 'node:stream';
import type { BatchFormat } from '@namesake/contract';
import { parse } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { UploadedFile } from '../store-file.ts';
import { formFile } from './form-file.ts';

const FORM = 'multipart/form-data';
/** Of programs that send any file so: the end of its name says what it is. */
const ANY = 'application/octet-stream';
const FORMATS: Readonly<Record<string, BatchFormat>> = {
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/x-ndjson': 'jsonl',
  'application/json': 'json',
};
/** By the end of a file's name: browsers say different media types. */
const ENDINGS: Readonly<Record<string, BatchFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  json: 'json',
};

/** A file in the body of a request, as it arrives. */
type FileBody = {
  readonly file: UploadedFile;
  /** The other fields of its form; whole when the file has arrived. */
  readonly fields: () => Readonly<Record<string, string>>;
};

/** Bodies of the routes of this server are files, which are handed on as they arrive. */
export function takeFiles(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  for (const type of [...Object.keys(FORMATS), FORM, ANY])
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
    return { file: { name, format: formatOf(type, name), bytes: stream }, fields: () => ({}) };
  }
  const { fileName, mediaType, bytes, fields } = await formFile(headers, stream);
  return { file: { name: fileName, format: formatOf(typeIn(mediaType), fileName), bytes }, fields };
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

function formatOf(type: string, fileName: string): BatchFormat {
  const ending = /\.(\w{1,10})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const format = ENDINGS[ending] ?? FORMATS[type];
  if (format !== undefined) return format;
  throw new ApiError('unsupported_media_type', {
    detail:
      'Files are CSV, XLSX, JSON lines or JSON: say so by the end of the name (.csv, .xlsx, .jsonl, .json) or its type.',
  });
}
