import { createHash, createPublicKey, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { writeWorkbook } from '../../../src/lib/xlsx/write-workbook.ts';
import { unzip } from '../../support/unzip.ts';
import type { Workshop } from './workshop.ts';

/** What is particular of some commands: found by what they contain, the first that fits. */
export type Special = {
  readonly of: string;
  /** Exit status where it is not 0, and what is said then. */
  readonly exit?: 1 | 22;
  readonly says?: string;
  /** Folder in which it runs. */
  readonly cwd?: string;
  readonly input?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Texts of the command that are others here. */
  readonly instead?: Readonly<Record<string, string>>;
  /** Makes what it takes. */
  readonly before?: (workshop: Workshop) => unknown;
  /** Settings that are known only then. */
  readonly later?: (workshop: Workshop) => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>;
  /** It says on SQLite that it is for PostgreSQL. */
  readonly only?: 'postgres';
  /** A program that a machine may lack: then it is not run. */
  readonly needs?: string;
};

/** The workshop's own service has the folder `data`: others get one of their own. */
const SERVED = { NAMESAKE_DATA_DIR: 'served', NAMESAKE_PORT: '0' };
const CUSTOMERS = ['Arkady Polushtofov', 'Tesmond Quillaby', 'Anna Vranok'];
const PASSWORD = 'eight loud lanterns';

export const SPECIAL: readonly Special[] = [
  { of: 'namesake serve --port', environment: SERVED, instead: { '/var/lib/namesake': 'served' } },
  { of: 'namesake serve', environment: SERVED },
  { of: 'users setup-link', environment: { NAMESAKE_DATA_DIR: 'fresh' } },
  { of: 'users reset-password', input: `${PASSWORD}\n${PASSWORD}\n` },
  { of: 'restore --check', before: datedBackup },
  { of: 'namesake restore', before: datedBackup, instead: { '/var/lib/namesake': 'restored' } },
  { of: '--to-postgres', instead: { '--data data': '--data data-restored', '/var/lib/namesake': 'restored' } },
  { of: 'backup --note', only: 'postgres' },
  { of: 'namesake migrate', before: secretFiles },
  { of: 'sha256sum -c', cwd: 'pack', before: unpackedEvidence },
  { of: 'openssl pkeyutl', cwd: 'pack', needs: 'openssl' },
  { of: 'openssl pkey -in', needs: 'openssl' },
  { of: 'cd deploy', before: (workshop) => workshop.write('deploy/secrets/README.md', '') },
  { of: '> secrets/', cwd: 'deploy', needs: 'openssl' },
  { of: 'chmod 0444 secrets/', cwd: 'deploy' },
  { of: '@customers.csv', before: (workshop) => workshop.write('customers.csv', csvOf(CUSTOMERS)) },
  { of: '@customers.xlsx', before: workbook },
  { of: '$BATCH', later: newestBatch },
  { of: '@settings.json', before: retentionSettings },
  // Records of today are younger than the minimum that ships.
  { of: 'api/v1/erasures', before: threeScreenings, exit: 22, says: 'erasure_below_floor' },
  { of: '--database copy-of-namesake.db', before: copiedDatabase },
  { of: 'verify receipt.json', before: receiptFile },
  { of: 'sqlite3 -readonly', needs: 'sqlite3' },
  { of: 'jq --slurp', needs: 'jq', exit: 1, says: 'false' },
  // Removals that were confirmed are no problem any more as soon as the service has seen that.
  { of: 'jq ', needs: 'jq', exit: 1, says: 'declared them current' },
  { of: 'customers.jsonl', before: (workshop) => workshop.write('customers.jsonl', jsonlOf(CUSTOMERS)) },
  { of: 'ownership import', before: (workshop) => workshop.write('owners.csv', OWNERS) },
  { of: './monday/', before: twoDays },
  { of: 'vip.csv', before: (workshop) => workshop.write('vip.csv', 'name,id\nTesmond Quillaby,v-1\n') },
  { of: 'lists export', before: downloaded },
  { of: 'lists import', later: bundleKey },
  { of: '--token-file', exit: 1, says: 'declared them current', before: tokenFile },
  // Forty removals wait here for an approval, and the data folder is in use: both are reported.
  { of: 'namesake status', exit: 1, says: 'ready' },
  { of: '--full' },
  { of: 'namesake doctor', exit: 1, says: 'problem' },
];

const OWNERS =
  'owned_id,owned_name,owner_id,owner_name,share_percent,control,as_of,source\n' +
  'own-1,Tolbrecht Holding,own-2,Anna Vranok,60,no,2026-01-01,register\n';
const csvOf = (names: readonly string[]): string => ['id,name', ...names.map((name, at) => `${at},${name}`)].join('\n');
const jsonlOf = (names: readonly string[]): string =>
  names.map((searchText, id) => JSON.stringify({ id, searchText })).join('\n');

/** The backup of today under the name that the page has. */
function datedBackup(workshop: Workshop): void {
  const folder = workshop.path('backup');
  const [made] = readdirSync(folder);
  const dated = `${folder}/namesake-2026-03-02.tar.zst`;
  if (made !== undefined && !existsSync(dated)) copyFileSync(`${folder}/${made}`, dated);
}

async function secretFiles(workshop: Workshop): Promise<void> {
  workshop.write('database', await workshop.emptyDatabase());
  workshop.write('secret', randomBytes(32).toString('base64'));
}

function tokenFile(workshop: Workshop): void {
  workshop.write('token', workshop.token);
}

async function unpackedEvidence(workshop: Workshop): Promise<void> {
  for (const [name, bytes] of await unzip(readFileSync(workshop.path('evidence-q1.zip'))))
    workshop.write(`pack/${name}`, bytes);
}

async function workbook(workshop: Workshop): Promise<void> {
  const columns = ['id', 'name'].map((heading) => ({ heading, width: 12 }));
  const parts: Buffer[] = [];
  const rows = CUSTOMERS.map((name, at) => [at, name]);
  for await (const part of writeWorkbook([{ name: 'Rows', columns, rows }], 0)) parts.push(part);
  workshop.write('customers.xlsx', Buffer.concat(parts));
}

async function newestBatch(workshop: Workshop): Promise<NodeJS.ProcessEnv> {
  return { BATCH: Object((await workshop.call('/batches'))['items'])[0].id };
}

async function retentionSettings(workshop: Workshop): Promise<void> {
  const { items } = await workshop.call('/retention');
  workshop.write('settings.json', JSON.stringify({ items }));
}

/** As many as the page expects, and no hold on them any more. */
async function threeScreenings(workshop: Workshop): Promise<void> {
  for (const { id } of Object((await workshop.call('/legal-holds'))['items']))
    await workshop.call(`/legal-holds/${id}`, undefined, 'DELETE');
  for (const searchText of CUSTOMERS) await workshop.call('/search', { searchText, externalRef: 'customer-4711' });
}

async function receiptFile(workshop: Workshop): Promise<void> {
  if (!existsSync(workshop.path('receipt.json')))
    workshop.write('receipt.json', JSON.stringify(await workshop.call(`/searches/${await workshop.sealed()}/receipt`)));
}

async function copiedDatabase(workshop: Workshop): Promise<void> {
  const db = new Database(workshop.path('data/namesake.db'), { readonly: true });
  db.exec(`vacuum into '${workshop.path('copy-of-namesake.db')}'`);
  db.close();
  workshop.write('keys.json', JSON.stringify(await workshop.call('/receipts/keys')));
}

function twoDays(workshop: Workshop): void {
  for (const day of ['monday', 'friday'])
    workshop.write(`${day}/consolidated.xml`, readFileSync(workshop.path('official-lists/consolidated.xml')));
}

/** A downloaded list, as the service leaves it. */
function downloaded(workshop: Workshop): void {
  const text = readFileSync(workshop.path('official-lists/consolidated.xml'));
  const sha256 = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const [checkedAt, publishedAt] = [new Date().toISOString(), '2026-03-02T00:00:00.000Z'];
  workshop.write('data/lists/un_sc/current.xml', text);
  const meta = { checkedAt, version: { sha256, records: 21, publishedAt } };
  workshop.write('data/lists/un_sc/meta.json', JSON.stringify(meta));
  rmSync(workshop.path('lists-2026-03-02.bundle'), { force: true });
}

function bundleKey(workshop: Workshop): NodeJS.ProcessEnv {
  const key = createPublicKey(readFileSync(workshop.path('data/bundle-key.pem')));
  return {
    BUNDLE_KEY: createHash('sha256')
      .update(key.export({ type: 'spki', format: 'der' }))
      .digest('hex'),
  };
}
