import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { UploadedFile } from '../services/batches/create.ts';

const FORMATS = { 'text/csv': 'csv', 'application/x-ndjson': 'jsonl' } as const;

/** Bodies that are files are handed on as they arrive, to endpoints that take one. */
export function acceptFiles(server: FastifyInstance): void {
  for (const type of Object.keys(FORMATS))
    server.addContentTypeParser(type, (request, payload, done) => {
      const { upload = [] } = request.routeOptions.config.endpoint ?? {};
      if (upload.includes(type)) return done(null, payload);
      payload.resume();
      done(new ApiError('unsupported_media_type'));
    });
}

/** @throws ApiError `file_unreadable` where JSON is no array of objects, `file_empty` */
export function uploadedFile({ body, headers }: FastifyRequest): UploadedFile {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (body instanceof Readable)
    return { format: FORMATS[type === 'text/csv' ? type : 'application/x-ndjson'], bytes: body };
  if (body === undefined) throw new ApiError('file_empty');
  if (!Array.isArray(body)) throw new ApiError('file_unreadable', { detail: 'JSON must be an array of objects.' });
  if (body.length === 0) throw new ApiError('file_empty');
  return { format: 'json', bytes: Readable.from(body.map((row) => Buffer.from(`${JSON.stringify(row)}\n`))) };
}
