import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseRequest, type Receipt, type ReceiptVerdict, receiptSchema } from '@namesake/contract';
import { z } from 'zod';
import { readEnvironment } from '../config/environment.ts';
import { hasSecret, loadKeys } from '../config/secret.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import { type DatabaseSource, databaseSource, sqliteSource, untouched } from '../db/reading/database-source.ts';
import { keysInStore, storeHasHead } from '../examine/verify/store-facts.ts';
import { verifyInThreads } from '../examine/verify/verify-in-threads.ts';
import { verifyRange } from '../examine/verify/verify-range.ts';
import { type StoreVerified, verifyStore } from '../examine/verify/verify-store.ts';
import { recordOf } from '../lib/formats/json-record.ts';
import { keyIdOf, keyIdsOf, rawPublicKey } from '../proof/receipt-key.ts';
import { verifyReceipt } from '../proof/verify-receipt.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';
import { progressOn } from './command/progress-line.ts';
import { storeText } from './verify-text.ts';

/** Trusted keys: as ids, or as public keys. */
export type GivenKey = { readonly ids: ReadonlySet<string>; readonly keys: readonly Buffer[] };

const USAGE = `Verify all records, or one receipt. Works offline and while the service runs. Changes nothing.

Usage: namesake verify [--data DIR | --database FILE] [--anchor RECEIPT.json|HEAD] [--signatures] [--json]
       namesake verify RECEIPT.json [--key FILE|ID] [--data DIR | --database FILE] [--json]

  --data DIR        data folder of the service       NAMESAKE_DATA_DIR   ./data
  --database FILE   a database without its folder, such as a copy
                    Without either, NAMESAKE_DATABASE_URL is examined if set.
  --key FILE|ID     key that must have signed: PEM, a JWK, the answer of GET /api/v1/receipts/keys, or the id of a key
  --anchor X        a receipt, or the head of a segment, that the records must contain: finds records cut off at the end
  --signatures      check every signature; else each key's last and up to 10,000 more
  --json            the result as JSON on standard output

For a whole store, it names the first break: its entry, about when, and what was changed, deleted or moved; and every
decision and good guy that is not what was recorded, which needs the secret. Without --key,
the keys are those of the secret (data folder or NAMESAKE_SECRET); without a secret, those named in the database, which
anybody who can write to the database can replace: use --key in that case.

A receipt whose member "content" was removed ends with 0, too: it proves that a record was made and not changed since,
but no request, no answer and no search id.

Exit status 0 if everything is proved, 1 if it is not, 2 if it could not be examined.

Examples:
  namesake verify --data /var/lib/namesake
  namesake verify receipt.json --key rk_4fd2c1a09be87d6655aa0c1e2f3b4d5e
  namesake verify --database copy.db --key keys.json --anchor receipt.json
`;

const PROVED: ReadonlySet<ReceiptVerdict['verdict']> = new Set(['proved', 'content_not_shown']);

/** Verifies a store or a receipt. */
export async function verifyCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, {
    data: { type: 'string' },
    database: { type: 'string' },
    key: { type: 'string' },
    anchor: { type: 'string' },
    signatures: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const [file, ...more] = texts;
  if (more.length > 0) throw new UsageError('verify takes one receipt at a time.');
  if (values.data !== undefined && values.database !== undefined)
    throw new UsageError('Give either --data or --database.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const source = sourceOf(settings, values);
  const given = values.key === undefined ? undefined : readGivenKey(values.key);
  try {
    const ids = given?.ids ?? idsOfSecret(settings, values.database !== undefined);
    if (file !== undefined) await one(readReceipt(file), source, ids, values.json === true);
    else await all(source, { given, ids, rowKey: rowKeyOf(settings, values.database !== undefined) }, values);
  } catch (error) {
    if (error instanceof Error && error.name === 'ConfigError') throw new UsageError(error.message);
    throw error;
  }
}

/** A folder or file on the command line takes precedence over the database of the environment. */
function sourceOf(
  settings: Settings,
  { data, database }: { readonly data?: string; readonly database?: string },
): DatabaseSource {
  if (database !== undefined) return untouched(sqliteSource(database));
  return untouched(databaseSource(data === undefined ? settings : { ...settings, databaseUrl: null }));
}

async function one(receipt: Receipt, source: DatabaseSource, ids: ReadonlySet<string>, json: boolean): Promise<void> {
  const hasStore = source.kind === 'postgres' || existsSync(source.path);
  const trusted = ids.size > 0 ? ids : hasStore ? await keysInStore(source) : ids;
  if (trusted.size === 0)
    throw new UsageError(
      'Say whose key must have signed the receipt: --key FILE or ID, or the data folder with --data.',
    );
  const isInChain = hasStore ? (segment: number, head: Buffer) => storeHasHead(source, segment, head) : undefined;
  const verdict = await verifyReceipt(receipt, { trusted, ...(isInChain === undefined ? {} : { isInChain }) });
  const lines = verdict.checks.map(({ result, text }) => `  ${result.padEnd(11)}  ${text}\n`);
  process.stdout.write(json ? `${JSON.stringify(verdict, null, 2)}\n` : `${verdict.text}\n${lines.join('')}`);
  process.exitCode = PROVED.has(verdict.verdict) ? 0 : 1;
}

type KnownKeys = {
  readonly given: GivenKey | undefined;
  readonly ids: ReadonlySet<string>;
  readonly rowKey: KeyObject | undefined;
};

type StoreOptions = { readonly anchor?: string; readonly signatures?: boolean; readonly json?: boolean };

async function all(
  source: DatabaseSource,
  { given, ids: trusted, rowKey }: KnownKeys,
  { anchor, signatures, json }: StoreOptions,
): Promise<void> {
  const started = performance.now();
  const progress = progressOn(process.stderr);
  let verified: StoreVerified;
  try {
    verified = await verifyStore(source, {
      keys: given?.keys ?? [],
      trusted,
      rowKey,
      ...(anchor === undefined ? {} : { anchor: readAnchor(anchor) }),
      allSignatures: signatures === true,
      onProgress: (entries, of) =>
        progress.show(`verified ${entries.toLocaleString('en')} of ${of.toLocaleString('en')}`),
      threads: verifyInThreads,
      here: verifyRange,
    });
  } finally {
    progress.show(null);
  }
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  const report = { proved: verified.broken === null, ...verified, byKey: trusted.size > 0, seconds };
  process.stdout.write(json === true ? `${JSON.stringify(report, null, 2)}\n` : storeText(report));
  process.exitCode = report.proved ? 0 : 1;
}

/** @throws UsageError when it is not a receipt */
function readReceipt(file: string): Receipt {
  if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} cannot be read as JSON.`);
  }
  const parsed = parseRequest(receiptSchema, input);
  if (parsed.ok) return parsed.value;
  throw new UsageError(`${file} is not a receipt: ${parsed.errors.map(({ pointer }) => pointer).join(', ')}.`);
}

function readAnchor(text: string): Buffer {
  const head = /^[0-9a-f]{64}$/i.test(text) ? text : readReceipt(text).segment.head;
  return Buffer.from(head, 'hex');
}

/** Key of the MACs of clearing rows, by the same rule as below. */
const rowKeyOf = (settings: Settings, isAlone: boolean): KeyObject | undefined =>
  isAlone || !hasSecret(settings) ? undefined : loadKeys(settings).rows;

/** Ids of keys derived from the secret, if there is one. The owner of a standalone database is unknown. */
function idsOfSecret(settings: Settings, isAlone: boolean): ReadonlySet<string> {
  if (isAlone || !hasSecret(settings)) return new Set();
  return keyIdsOf(loadKeys(settings).receipts);
}

/**
 * Parses `--key`: the id of a key, or a file with one or more keys.
 * @throws UsageError when it is neither
 */
export function readGivenKey(given: string): GivenKey {
  if (/^rk_[0-9a-f]{32}$/.test(given)) return { ids: new Set([given]), keys: [] };
  if (!existsSync(given))
    throw new UsageError(`--key ${given} is neither a file nor the id of a key (rk_ and 32 digits).`);
  try {
    const keys = keysIn(readFileSync(given, 'utf8'));
    if (keys.length > 0) return { ids: new Set(keys.map(keyIdOf)), keys };
  } catch {
    // Reported below.
  }
  throw new UsageError(
    `${given} holds no Ed25519 public key: give PEM, a JWK, or the answer of GET /api/v1/receipts/keys.`,
  );
}

const ED25519_JWK = z.object({ kty: z.string(), crv: z.string(), x: z.string() });

function keysIn(text: string): readonly Buffer[] {
  if (!text.trimStart().startsWith('{')) return [rawPublicKey(createPublicKey(text))];
  const json = recordOf(JSON.parse(text));
  const { items } = json;
  const keys: readonly unknown[] = Array.isArray(items) ? items : [json];
  return keys.map((item) => {
    const key = ED25519_JWK.parse(recordOf(item)['jwk'] ?? item);
    return rawPublicKey(createPublicKey({ key, format: 'jwk' }));
  });
}
