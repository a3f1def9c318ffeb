import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { ApiError } from '../../lib/errors/api-error.ts';

/** Limits for fields besides the file. */
const LIMITS = { fieldNameSize: 100, fieldSize: 2_000, fields: 20, files: 1, parts: 22, headerPairs: 20 };
const BROKEN = { detail: 'The form (multipart/form-data) cannot be read, or ends inside the file: send it again.' };

const TOO_MUCH = { detail: 'The form has several files or too many fields: send one file at a time.' };

/** The file in a form (RFC 7578), as it arrives. */
type FormFile = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Complete once the file has arrived, including fields after it. */
  readonly fields: () => Readonly<Record<string, string>>;
};

/** Resolves when the file begins. @throws ApiError `file_unreadable`, `file_empty` when the form has no file */
export function formFile(headers: IncomingHttpHeaders, body: Readable): Promise<FormFile> {
  const fields: Record<string, string> = {};
  const begun = Promise.withResolvers<FormFile>();
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => {});
  const fail = (why = BROKEN): void => {
    const broken = new ApiError('file_unreadable', why);
    begun.reject(broken);
    ended.reject(broken);
    body.resume();
  };
  let form: InstanceType<typeof Busboy>;
  try {
    form = new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits: LIMITS });
  } catch {
    return Promise.reject(new ApiError('file_unreadable', BROKEN));
  }
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('file', (_, stream, fileName, __, mediaType) => {
    stream.once('error', () => fail());
    async function* bytes(): AsyncGenerator<Uint8Array> {
      try {
        yield* stream as AsyncIterable<Uint8Array>;
      } catch {
        throw new ApiError('file_unreadable', BROKEN);
      }
      await ended.promise;
    }
    begun.resolve({ fileName: fileName ?? '', mediaType, bytes: bytes(), fields: () => fields });
  });
  form.once('finish', () => {
    ended.resolve();
    begun.reject(new ApiError('file_empty', { detail: 'The form has no file: send it in the field "file".' }));
  });
  // Parts beyond the limits would otherwise be dropped silently.
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) form.once(limit, () => fail(TOO_MUCH));
  form.once('error', () => fail());
  body.once('error', () => fail());
  body.once('aborted', () => fail());
  body.pipe(form);
  return begun.promise;
}
