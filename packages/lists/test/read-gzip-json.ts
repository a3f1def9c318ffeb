import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The JSON document in a gzip file. */
export function readGzipJson(path: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'));
}
