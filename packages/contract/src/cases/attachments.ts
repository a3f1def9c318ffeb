import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant } from '../basics/primitives.ts';

const ID = 'att_7Gk2mNp8qRs1T4fG';

/** Media types that an upload may declare; the real type is detected from the content. */
export const ATTACHMENT_TYPES = [
  'application/octet-stream',
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/plain',
] as const;

/** Maximum size of a file in bytes, and maximum number of files per case. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const MAX_ATTACHMENTS = 50;

export const attachmentIdSchema = z.string().meta({ description: 'Id of the file.', examples: [ID] });

/** A file attached to a case. */
export const attachmentSchema = z
  .object({
    id: attachmentIdSchema,
    name: z.string().meta({ description: 'Its own name.', examples: ['passport.pdf'] }),
    mediaType: z.string().meta({ description: 'Type detected from its content.', examples: ['application/pdf'] }),
    size: z.int().meta({ description: 'Bytes.', examples: [48_213] }),
    sha256: z.string().meta({
      description: 'Its hash, also in the audit log.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
    at: instant('When it was attached.'),
    by: actorSchema,
  })
  .meta({ id: 'CaseAttachment', description: 'A file attached to a case.' });

/** Form fields of a file upload besides the file: none. */
export const attachmentFormSchema = z.strictObject({});
