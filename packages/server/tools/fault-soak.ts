import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, type SpawnedService, spawnService } from '../test/support/spawn-service.ts';
import { nameOf, numbers } from '../test/support/un-list-of.ts';
import { SearchLoad } from './search-load.ts';
import { FAULTS, type Fault, type Patient, putLists } from './soak-faults.ts';

export type FaultSoakOptions = { readonly seconds: number; readonly perSecond: number };

/** How long searches go on with each fault. */
const FAULT_MS = 2_000;
const MAX_RECOVERY_MS = 120_000;
const UNLISTED = ['Orlan Vestrakov', 'Brackwater Lantern Shipping Limited', 'Tavira Quelloz Mondain'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Makes one fault after another in a running service under a constant load of searches, for so long. Prints what was
 * answered, what is not recorded of it, and who was cleared though listed.
 *
 * @returns the exit status: 0 where nothing is lost, nobody was cleared wrongly, and the service recovered from each
 * fault
 */
export async function faultSoak({ seconds, perSecond }: FaultSoakOptions): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-faults-'));
  const [lists, data] = [join(dir, 'lists'), join(dir, 'data')];
  await mkdir(lists);
  await putLists(dir);
  // Ages count: what is invented here is dated.
  const start = () => spawnService(data, ['--lists', lists], { NAMESAKE_LISTS_ATTESTED: undefined });
  let service: SpawnedService = await start();
  const scopes = 'search:write,search:read,lists:read,lists:write';
  const made = await runCommand(['tokens', 'create', '--name', 'soak', '--scopes', scopes, '--data', data]);
  const token = made.stdout.trim();
  const load = new SearchLoad({ token, perSecond, listed: numbers(10, 30).map(nameOf), unlisted: UNLISTED });
  load.url = service.url;
  const headers = { authorization: `Bearer ${token}` };
  const patient: Patient = {
    dir,
    refresh: async () => {
      await fetch(`${load.url}/api/v1/lists/un_sc/refresh`, { method: 'POST', headers });
    },
    restart: async (signal) => {
      await service.end(signal);
      service = await start();
      load.url = service.url;
    },
  };
  let unhealed = 0;
  try {
    load.start();
    const untilMs = performance.now() + seconds * 1_000;
    for (let number = 0; performance.now() < untilMs || number < FAULTS.length; number += 1) {
      const fault = FAULTS[number % FAULTS.length];
      if (fault !== undefined && !(await survives(fault, patient, load))) unhealed += 1;
    }
    await load.end();
    return await report(load, headers, unhealed);
  } finally {
    await service.end('SIGTERM');
    await rm(dir, { recursive: true, force: true });
  }
}

/** Whether complete answers are back after the fault. */
async function survives({ what, make, heal }: Fault, patient: Patient, load: SearchLoad): Promise<boolean> {
  await make(patient);
  const during = await load.clearance();
  await wait(FAULT_MS);
  const healedMs = performance.now();
  await heal(patient);
  while ((await load.clearance()) !== 'no_match') {
    if (performance.now() - healedMs > MAX_RECOVERY_MS) {
      say(`${what}: NO RECOVERY`);
      return false;
    }
    await wait(50);
  }
  say(
    `${what}: a search for an unlisted name returned ${during}; recovered in ${Math.round(performance.now() - healedMs)} ms`,
  );
  return true;
}

async function report(load: SearchLoad, headers: Readonly<Record<string, string>>, unhealed: number): Promise<number> {
  const missing: string[] = [];
  for (const id of load.acknowledged) {
    const found = await fetch(`${load.url}/api/v1/searches/${id}`, { headers });
    if (found.status !== 200 || !(await found.text()).includes(id)) missing.push(id);
  }
  const counts = [...load.counts].sort(([, a], [, b]) => b - a);
  say('');
  for (const [told, count] of counts) say(`${String(count).padStart(8)}  ${told}`);
  say(`acknowledged searches  ${load.acknowledged.length}`);
  say(`records missing        ${missing.length}`);
  say(`false clearances       ${load.falseClearances.length}`);
  say(`faults not recovered   ${unhealed}`);
  for (const line of [...missing, ...load.falseClearances].slice(0, 20)) say(`  ${line}`);
  const isGood = missing.length + load.falseClearances.length + unhealed === 0 && load.acknowledged.length > 0;
  return isGood ? 0 : 1;
}
