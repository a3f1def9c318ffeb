// Writes the OpenAPI document that a service of this version serves: npm run docs:openapi [-- FILE]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../src/config/version.ts';
import { writtenOpenapi } from '../src/http/openapi.ts';

const path = process.argv[2] ?? join(import.meta.dirname, '../../../docs/openapi.json');
writeFileSync(path, await writtenOpenapi(VERSION));
