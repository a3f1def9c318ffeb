import type { Endpoint } from '@namesake/contract';
import { z } from 'zod';

type Operation = { requestBody?: unknown };
type Described = { readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> };

const FILE = { type: 'string', format: 'binary', description: 'The file.' };

/**
 * Describes bodies that are files: no schema of the validator says so. A form comes first, since generators that take
 * one kind of body take the first. Changes the document in place.
 */
export function withFiles<Document extends Described>(document: Document, endpoints: readonly Endpoint[]): Document {
  for (const { path, method, upload, form } of endpoints) {
    if (upload === undefined) continue;
    const operation = document.paths?.[path]?.[method.toLowerCase()] as Operation | undefined;
    if (operation === undefined) continue;
    const bodies = upload.map((type) => [type, { schema: FILE }] as const);
    const inForm = form === undefined ? [] : [['multipart/form-data', { schema: formOf(form) }] as const];
    operation.requestBody = { required: true, content: Object.fromEntries([...inForm, ...bodies]) };
  }
  return document;
}

function formOf(form: z.ZodObject) {
  const { $schema: _, properties, ...schema } = z.toJSONSchema(form, { io: 'input' });
  return { ...schema, properties: { file: FILE, ...properties }, required: ['file'] };
}
