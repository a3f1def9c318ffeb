// Writes the OpenAPI document that a service of this version serves, and the types of the clients, which are made from
// it: npm run docs:openapi
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../src/config/version.ts';
import { writtenOpenapi } from '../src/http/openapi.ts';
import { typescriptTypes } from './client-types.ts';
import { pythonTypes } from './python-types.ts';

const root = join(import.meta.dirname, '../../..');
const document = await writtenOpenapi(VERSION);
writeFileSync(join(root, 'docs/openapi.json'), document);
writeFileSync(join(root, 'packages/client/src/api.gen.ts'), await typescriptTypes(document));
writeFileSync(join(root, 'clients/python/src/namesake_client/types.py'), pythonTypes(document));
