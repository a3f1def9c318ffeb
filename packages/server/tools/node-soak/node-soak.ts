import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { parseScreeningId } from '../../src/lib/ids/screening-id.ts';
import { onDatabase } from '../../test/support/postgres.ts';
import { runCommand } from '../../test/support/spawn-service.ts';
import { type StartedPostgres, startPostgres } from '../../test/support/start-postgres.ts';
import { EventLine, type EventReport } from './event-line.ts';
import { Fleet } from './fleet.ts';
import { FleetClient } from './fleet-client.ts';
import { FleetLoad } from './fleet-load.ts';
import { JobLine } from './job-line.ts';
import { makeVersions, type Version } from './reference.ts';
import { WatchLine, type WatchReport } from './watch-line.ts';

const SECRET = 'Zq3v8Lw1nT6yRk5uHd0pXb7sMf2cJg9e';
const KILL_EVERY_MS = 7_000;
const SEND_EVERY_MS = 1_000;
const TELL_EVERY_MS = 30_000;
/** A list changes every minute, and in a short run often enough to be seen. */
const changeEveryMs = (totalMs: number): number => Math.min(60_000, totalMs / 4);
/** Memory is looked at first when caches are filled. */
const WARM = 0.25;
const AT_A_TIME = 5_000;

export type NodeSoakOptions = { readonly nodes: number; readonly seconds: number; readonly perSecond: number };

export type NodeSoakReport = {
  readonly answered: number;
  /** Tries that were refused or cut off, by code: clients try again. */
  readonly refused: ReadonlyMap<string, number>;
  readonly unanswered: number;
  readonly lost: number;
  readonly doubledRecords: number;
  readonly different: readonly string[];
  /** The first break of the chain of records. */
  readonly broken: string | null;
  readonly versions: number;
  /** Longest time in which some node answered from an older version after another one had changed, in seconds. */
  readonly takeOverSeconds: number;
  readonly killed: number;
  readonly restarts: number;
  readonly jobs: { readonly sent: number; readonly unfinished: number; readonly doubled: number };
  readonly watch: WatchReport;
  readonly events: EventReport;
  /** Of the node that is never killed, in MB: warm, and at the end. */
  readonly memory: readonly [number, number];
};

/** Load on several nodes of one database while nodes are killed, the database restarts and a list changes. */
export async function nodeSoak(options: NodeSoakOptions): Promise<NodeSoakReport> {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-node-soak-'));
  const listsDir = join(dir, 'lists');
  await mkdir(listsDir);
  const totalMs = options.seconds * 1_000;
  const versions = await makeVersions(dir, Math.ceil(totalMs / changeEveryMs(totalMs)) + 1);
  const postgres = await startPostgres();
  try {
    await onDatabase(postgres.url(), 'create database namesake');
    const databaseUrl = postgres.url('namesake');
    const environment = {
      NAMESAKE_DATABASE_URL: databaseUrl,
      NAMESAKE_SECRET: SECRET,
      NAMESAKE_WEBHOOK_NETWORKS: '127.0.0.0/8',
    };
    const publish = ({ content }: Version): Promise<void> => replaceFile(join(listsDir, 'consolidated.xml'), content);
    if (versions[0] !== undefined) await publish(versions[0]);
    const fleet = new Fleet({ dir, listsDir, environment, count: options.nodes });
    const jobs = new JobLine(dir, databaseUrl);
    try {
      await fleet.start();
      await jobs.start();
      const token = await tokenOf(dir, environment);
      const load = new FleetLoad({ urls: () => fleet.urls(), token, perSecond: options.perSecond, versions });
      const client = new FleetClient({ urls: () => fleet.urls(), token });
      const [watch, events] = [new WatchLine(client), new EventLine(client)];
      await events.start();
      return await run({ options, versions, postgres, fleet, jobs, load, watch, events, token, publish });
    } finally {
      await fleet.end();
    }
  } finally {
    await postgres.remove();
    await rm(dir, { recursive: true, force: true });
  }
}

async function tokenOf(dir: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const scopes = SCOPES.join(',');
  const args = ['tokens', 'create', '--name', 'soak', '--scopes', scopes, '--data', join(dir, 'node-0')];
  return (await runCommand(args, '', environment)).stdout.trim();
}

const SCOPES = [
  'search:write',
  'search:read',
  'lists:read',
  'lists:write',
  'customers:read',
  'customers:write',
  'records:read',
  'cases:read',
  'cases:write',
  'decisions:write',
  'webhooks:read',
  'webhooks:write',
];

type Run = {
  readonly options: NodeSoakOptions;
  readonly versions: readonly Version[];
  readonly postgres: StartedPostgres;
  readonly fleet: Fleet;
  readonly jobs: JobLine;
  readonly load: FleetLoad;
  readonly watch: WatchLine;
  readonly events: EventLine;
  readonly token: string;
  readonly publish: (version: Version) => Promise<void>;
};

async function run(parts: Run): Promise<NodeSoakReport> {
  const { options, versions, postgres, fleet, jobs, load, watch, events, token, publish } = parts;
  const totalMs = options.seconds * 1_000;
  const [startedMs, every] = [performance.now(), changeEveryMs(totalMs)];
  const passed = (): number => performance.now() - startedMs;
  const repeat = async (everyMs: number, work: (number: number) => Promise<void>): Promise<void> => {
    // On a slow machine some work takes longer than the time between: then there is less of it.
    for (let number = 1; number * everyMs < totalMs && passed() < totalMs; number += 1) {
      await wait(Math.max(0, number * everyMs - passed()));
      await work(number);
    }
  };
  let [restarts, warm] = [0, 0];
  let searched = versions[0];
  load.start();
  await Promise.all([
    repeat(KILL_EVERY_MS, async () => {
      await Promise.all([fleet.kill(), jobs.kill()]);
    }),
    repeat(SEND_EVERY_MS, () => jobs.send()),
    repeat(SEND_EVERY_MS, (number) => watch.save(number)),
    repeat(SEND_EVERY_MS, () => events.decide()),
    repeat(totalMs / 3, async (number) => {
      // Once it ends as an operator ends it, once as the system does.
      await (number % 2 === 1 ? postgres.stop() : postgres.kill());
      await startAgain(postgres);
      restarts += 1;
    }),
    repeat(every, async (number) => {
      const version = versions[number];
      if (version === undefined) return;
      await publish(version);
      searched = version;
      await refresh(fleet, token);
    }),
    repeat(TELL_EVERY_MS, async () => {
      const minutes = [passed(), totalMs].map((ms) => (ms / 60_000).toFixed(1)).join(' of ');
      process.stderr.write(`soak: ${minutes} minutes, ${load.answered.length} searches answered\n`);
    }),
    wait(totalMs * WARM).then(() => {
      warm = fleet.memory();
    }),
  ]);
  await load.end();
  const memory = [warm, fleet.memory()] as const;
  const done = await jobs.end();
  const watched = await watch.end(searched, postgres.url('namesake'));
  const heard = await events.end(postgres.url('namesake'));
  await fleet.end();
  const { answered, different, refused, unanswered } = load;
  return {
    answered: answered.length,
    different,
    refused,
    unanswered,
    restarts,
    memory,
    jobs: done,
    watch: watched,
    events: heard,
    ...(await recordsOf(postgres.url('namesake'), answered)),
    killed: fleet.killed,
    versions: load.firstMs.size,
    takeOverSeconds: takeOverSeconds(versions, load),
  };
}

/** No node reads half a file. */
async function replaceFile(path: string, content: string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

/** The server may need a moment until what it left is gone. */
async function startAgain(postgres: StartedPostgres): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await postgres.start();
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
}

/** Asks nodes to read the folder until one does; those that look by themselves do so once a minute. */
async function refresh(fleet: Fleet, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (let number = 0; number < 200; number += 1) {
    const urls = fleet.urls();
    const url = `${urls[number % urls.length]}/api/v1/lists/un_sc/refresh`;
    const answer = await fetch(url, { method: 'POST', headers }).catch(() => undefined);
    await answer?.text();
    if (answer?.ok === true) return;
    await wait(200);
  }
}

async function recordsOf(
  url: string,
  answered: readonly string[],
): Promise<Pick<NodeSoakReport, 'broken' | 'doubledRecords' | 'lost'>> {
  let lost = 0;
  for (let from = 0; from < answered.length; from += AT_A_TIME) {
    const ids = answered.slice(from, from + AT_A_TIME);
    const quoted = ids.map((id) => `'\\x${parseScreeningId(id)?.toString('hex')}'::bytea`).join();
    const [row] = await onDatabase(url, `select count(distinct id)::int as n from screening where id in (${quoted})`);
    lost += ids.length - Number(row?.['n']);
  }
  const [twice] = await onDatabase(
    url,
    'select count(*)::int as n from (select id from screening group by id having count(*) > 1) doubled',
  );
  const { broken } = await verifyStore({ kind: 'postgres', url }, { here: verifyRange, allSignatures: true });
  return { lost, doubledRecords: Number(twice?.['n']), broken: broken == null ? null : JSON.stringify(broken) };
}

function takeOverSeconds(versions: readonly Version[], { firstMs, lastMs }: FleetLoad): number {
  const lags = versions.slice(1).map(({ sha256 }, number) => {
    const [first, last] = [firstMs.get(sha256), lastMs.get(versions[number]?.sha256 ?? '')];
    return first === undefined || last === undefined ? 0 : (last - first) / 1_000;
  });
  return Math.max(0, ...lags);
}
