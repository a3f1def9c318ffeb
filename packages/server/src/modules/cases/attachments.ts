import { createHash } from 'node:crypto';
import { type CaseDetail, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '@namesake/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { Call } from '../../context/app.ts';
import { audit, auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import type { Attachment } from './store/attachment-store.ts';
import { caseOf, detailOf } from './view.ts';

const ID_LENGTH = 16;
const LONGEST_NAME = 200;
const TAKEN: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/tiff',
  'image/heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);
/** Control characters other than tabs and line breaks: text files have none. */
const NO_TEXT = /[^\P{Cc}\t\r\n\f]/u;
/** Characters that are unsafe in a file name: paths, controls, and characters that change its direction. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/** An uploaded file. */
export type ReadFile = Pick<Attachment, 'name' | 'mediaType' | 'sha256'> & { readonly content: Buffer };

/**
 * Reads a file and detects its type from its content.
 *
 * @throws ApiError `body_too_large`, `file_empty`, `unsupported_media_type`
 */
export async function readAttachment(file: {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}): Promise<ReadFile> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file.bytes) {
    size += part.length;
    if (size > MAX_ATTACHMENT_BYTES) throw new ApiError('body_too_large', { detail: 'A file can have at most 10 MB.' });
    parts.push(part);
  }
  if (size === 0) throw new ApiError('file_empty', { detail: 'The file is empty.' });
  const content = Buffer.concat(parts);
  const mediaType = await typeOf(content);
  if (mediaType === undefined)
    throw new ApiError('unsupported_media_type', {
      detail:
        'Files are PDF, PNG, JPEG, WebP, TIFF, HEIC, DOCX, XLSX or plain text in UTF-8, whatever their name says.',
    });
  // Cut by code points, so that no character is cut in half.
  const name = [...file.name.replace(UNSAFE, '_')].slice(0, LONGEST_NAME).join('').trim();
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: name === '' ? 'file' : name, mediaType, sha256, content };
}

async function typeOf(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content);
  if (found !== undefined) return TAKEN.has(found.mime) ? found.mime : undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return NO_TEXT.test(text) ? undefined : 'text/plain';
  } catch {
    return undefined;
  }
}

/** Attaches a file to a case. @throws ApiError `case_not_found`, `attachment_limit` */
export async function attachToCase(call: Call, caseId: string, file: ReadFile): Promise<CaseDetail> {
  const { app, principal } = call;
  const { name, mediaType, sha256, content } = file;
  const one = await caseOf(call, caseId);
  const id = `att_${randomBase62(ID_LENGTH)}`;
  const added = { id, caseId, at: app.now(), actor: actorOf(principal), name, mediaType, size: content.length, sha256 };
  // A file name often contains the name of a person, so it is left out.
  const event = auditEvent(call, 'case.attached', caseId, { attachment: id, sha256, size: content.length });
  const isAdded = await app.storage.attachments.add(added, { content, most: MAX_ATTACHMENTS }, event);
  if (!isAdded) throw new ApiError('attachment_limit');
  return detailOf(call, one);
}

/** Reads a file of a case. Reading is recorded. @throws ApiError `case_not_found`, `attachment_not_found` */
export async function getCaseAttachment(call: Call, caseId: string, id: string) {
  const found = await attachmentOf(call, caseId, id);
  const content = await call.app.storage.attachments.content(caseId, id);
  if (content === undefined) throw new ApiError('attachment_not_found');
  await audit(call, 'case.attachment_read', caseId, { attachment: id });
  return { name: found.name, content };
}

/** Erases a file of a case. @throws ApiError `case_not_found`, `attachment_not_found`, `erasure_held` */
export async function eraseCaseAttachment(call: Call, caseId: string, id: string): Promise<void> {
  const { sha256 } = await attachmentOf(call, caseId, id);
  if (await call.app.storage.legalHolds.isAnyInForce(call.app.now())) throw new ApiError('erasure_held');
  const event = auditEvent(call, 'case.attachment_erased', caseId, { attachment: id, sha256 });
  if (!(await call.app.storage.attachments.erase(caseId, id, event))) throw new ApiError('attachment_not_found');
}

async function attachmentOf(call: Call, caseId: string, id: string): Promise<Attachment> {
  await caseOf(call, caseId);
  const found = (await call.app.storage.attachments.of(caseId)).find((one) => one.id === id);
  if (found === undefined) throw new ApiError('attachment_not_found');
  return found;
}
