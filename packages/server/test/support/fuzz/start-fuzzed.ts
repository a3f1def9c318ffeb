import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../../src/app/start-service.ts';
import { loadKeys } from '../../../src/config/secret.ts';
import { resolveSettings } from '../../../src/config/settings.ts';
import { openSqliteStorage } from '../../../src/stores/open-sqlite.ts';
import { daysAgo } from '../folder-service.ts';
import { loadHere } from '../load-here.ts';
import { logged, used } from '../log-search/sink.ts';
import { nameOf, numbers, unListOf } from '../un-list-of.ts';
import { type Caller, callersOf } from './callers.ts';
import { MARK } from './hostile-json.ts';

/** The whole service on an invented list, without limits of rate, and who may call it. */
export type FuzzedService = {
  readonly url: string;
  readonly callers: readonly Caller[];
  /** Every line that was logged. */
  readonly log: readonly string[];
  /** A name that is listed. */
  readonly listed: string;
  readonly close: () => Promise<void>;
};

/** Starts it in a folder of its own. */
export async function startFuzzed(): Promise<FuzzedService> {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-fuzz-'));
  const lists = join(dir, 'lists');
  await mkdir(lists);
  await writeFile(join(lists, 'consolidated.xml'), unListOf(daysAgo(1), numbers(10, 40)));
  const limits = { RATE_LIMIT: '100000000', ANONYMOUS_RATE_LIMIT: '100000000' };
  const settings = resolveSettings({ DATA_DIR: join(dir, 'data'), LISTS_DIR: lists, PORT: '0', ...limits });
  const storage = await openSqliteStorage(settings.dataDir);
  const keys = loadKeys(settings);
  storage.ledger.signWith(keys.receipts);
  storage.rowProof.useKey(keys.rows);
  const callers = await callersOf(storage, keys);
  const log: string[] = [];
  used(MARK);
  const service = await startService({
    settings,
    keys,
    storage,
    acceptLists: null,
    report: () => {},
    load: loadHere,
    logStream: {
      write: (line) => {
        log.push(line);
        logged(line);
      },
    },
  });
  await service.ready;
  const close = async (): Promise<void> => {
    await service.stop();
    await rm(dir, { recursive: true });
  };
  return { url: service.url, callers, log, listed: nameOf(15), close };
}
