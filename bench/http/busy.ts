import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Ask, asking } from '../service/ask.ts';
import { startService } from '../service/running-service.ts';
import { type Driven, drive } from './drive.ts';
import { drivePacedApart } from './drive-paced.ts';
import { recombined } from './search-texts.ts';

/** Interactive searches per second: a quarter of the capacity of two cores. */
const PER_SECOND = 250;
const CONNECTIONS = 64;
const LEAD_IN = 750;
/** More rows than are screened during the measurement. */
const ROWS = 60_000;
/** The list that is reloaded; its file is gzipped XML. */
const RELOADED = 'us_ofac_sdn';
const SCOPES = 'search:write,search:read,lists:read,lists:write,records:read';

/** `rows`: rows of the batch per second. */
export type Busy = { readonly driven: Driven; readonly rows: number };

/** Searches at a quarter of full speed while a batch runs and lists are reloaded. */
export async function measureBusy(lists: string, warm: readonly string[], texts: readonly string[]): Promise<Busy> {
  const dir = mkdtempSync(join(tmpdir(), 'namesake-lists-'));
  cpSync(lists, dir, { recursive: true });
  const service = await startService(dir);
  try {
    const { base } = service;
    const token = await service.token(SCOPES);
    await service.settled();
    await drive({ base, token, texts: warm, connections: CONNECTIONS });
    const ask = asking(service, token);
    const names = recombined(warm, ROWS).map((name, row) => `${row},${name}`);
    const { id } = await ask('/batches?start=true&name=busy', `id,name\n${names.join('\n')}\n`, 'text/csv');
    const reloading = reloads(dir, ask);
    const began = performance.now();
    const paced = { leadIn: LEAD_IN, connections: CONNECTIONS, perSecond: PER_SECOND };
    const driven = await drivePacedApart({ base, token, texts, ...paced });
    const seconds = (performance.now() - began) / 1_000;
    const { counts } = await ask(`/batches/${id}`);
    const done = Object.values(Object(counts)).reduce<number>((sum, count) => sum + Number(count), 0);
    await reloading.end();
    return { driven, rows: Math.round(done / seconds) };
  } finally {
    await service.end();
    service.remove();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Changes a list's file and reloads it repeatedly until `end`: a single reload takes longer than the searches. */
function reloads(dir: string, ask: Ask): { readonly end: () => Promise<void> } {
  const path = `/lists/${RELOADED}`;
  let isOver = false;
  const run = async (): Promise<void> => {
    while (!isOver) {
      touch(join(dir, RELOADED));
      await ask(`${path}/refresh`, '{}');
      for (let isRunning = true; isRunning && !isOver; ) {
        await wait(250);
        isRunning = Object((await ask(path))['refresh'])['state'] === 'running';
      }
    }
  };
  const running = run();
  return {
    end: async () => {
      isOver = true;
      await running;
    },
  };
}

/** Changes the bytes of a list without changing its content. */
function touch(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    chmodSync(folder, 0o700);
    chmodSync(file, 0o600);
    writeFileSync(file, gzipSync(`${gunzipSync(readFileSync(file)).toString()}\n`));
  }
}
