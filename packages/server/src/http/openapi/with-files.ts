import type { Endpoint } from '@namesake/contract';

type Operation = { requestBody?: unknown };
type Described = { readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> };

/** Describes bodies that are files: no schema of the validator says so. Changes the document in place. */
export function withFiles<Document extends Described>(document: Document, endpoints: readonly Endpoint[]): Document {
  for (const { path, method, upload } of endpoints) {
    if (upload === undefined) continue;
    const operation = document.paths?.[path]?.[method.toLowerCase()] as Operation | undefined;
    if (operation === undefined) continue;
    const schema = { type: 'string', format: 'binary', description: 'The file.' };
    const content = Object.fromEntries(upload.map((type) => [type, { schema }]));
    operation.requestBody = { required: true, content };
  }
  return document;
}
