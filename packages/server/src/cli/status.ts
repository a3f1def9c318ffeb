import { readFileSync } from 'node:fs';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import { askNode } from '../modules/monitoring/ask-node.ts';
import { SILENT_AFTER_MS } from '../modules/monitoring/heartbeat.ts';
import type { NodeStatus } from '../modules/monitoring/node-status.ts';
import type { NodeStore } from '../modules/monitoring/node-store.ts';
import { statusText } from '../modules/monitoring/status-text.ts';
import { openPostgresStorage } from '../stores/open-postgres.ts';
import { readOptions, UsageError } from './command/command.ts';

const USAGE = `Show the state of the running service: version, lists and their age, storage, ledger, last backup, problems.

Usage: namesake status [options]

With NAMESAKE_DATABASE_URL it shows all nodes that use the database, as they last reported.

  --url URL          a service to ask; repeatable. Default: all nodes of the database, or the one on this machine
  --port N           its port               NAMESAKE_PORT   8080
  --host H           its address            NAMESAKE_HOST   127.0.0.1
  --token-file FILE  file with a token that has the scope metrics:read; needed behind a proxy and from other machines
  --json             one JSON object

Exit status: 0 all is well, 1 something needs attention, or no service answers

Examples:
  namesake status
  namesake status --url http://node1:8080 --url http://node2:8080 --token-file /etc/namesake/metrics-token
  namesake status --json | jq '.nodes[].problems'
`;

/** Shows the state of one or more running services. */
export async function statusOfService(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    url: { type: 'string', multiple: true },
    port: { type: 'string' },
    host: { type: 'string' },
    'token-file': { type: 'string' },
    json: { type: 'boolean' },
  });
  const overrides = { PORT: options.port, HOST: options.host };
  const settings = resolveSettings(readEnvironment().environment, overrides);
  const isOne = options.port !== undefined || options.host !== undefined;
  const { databaseUrl } = settings;
  const file = options['token-file'];
  const token = file === undefined ? undefined : readFileSync(file, 'utf8').trim();
  const nodes =
    options.url === undefined && !isOne && databaseUrl !== null
      ? await nodesIn(databaseUrl)
      : await Promise.all((options.url?.map(originOf) ?? [urlOf(settings)]).map((url) => askNode(url, token)));
  const isWell = nodes.length > 0 && nodes.every(({ problems }) => problems.length === 0);
  if (!isWell) process.exitCode = 1;
  const report = { askedAt: new Date().toISOString(), status: isWell ? 'ok' : 'attention', nodes };
  process.stdout.write(options.json === true ? `${JSON.stringify(report, null, 2)}\n` : statusText(nodes));
}

async function nodesIn(databaseUrl: string): Promise<readonly NodeStatus[]> {
  const storage = await openPostgresStorage(databaseUrl);
  try {
    return storage.shared === null ? [] : await nodesOfDatabase(storage.shared.nodes, Date.now());
  } finally {
    await storage.close();
  }
}

/** @throws UsageError if it is not the address of a service */
function originOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--url takes the address of a service, such as http://node1:8080, not "${text}".`);
  return url.origin;
}

const EVERYWHERE: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);

const urlOf = ({ host, port }: Settings): string =>
  `http://${EVERYWHERE.get(host) ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;

/**
 * Last state of all nodes on a database. A node that ended without saying so needs attention, unless it was restarted:
 * a later node of its machine listens at the same address.
 */
export async function nodesOfDatabase(nodes: Pick<NodeStore, 'all'>, nowMs: number): Promise<readonly NodeStatus[]> {
  const rows = (await nodes.all()).map(({ id, seenAt, status }) => {
    const said: NodeStatus = JSON.parse(status);
    return { id, seenAt, said, place: `${machineOf(id)} ${said.url}` };
  });
  const present = rows.filter(
    ({ place, seenAt }) => !rows.some((other) => other.place === place && other.seenAt > seenAt),
  );
  return present.map(({ id, seenAt, said }) => {
    const named = { ...said, url: `${said.url} (${id})` };
    if (nowMs - seenAt < SILENT_AFTER_MS) return named;
    const problem = `Node ${id} was last heard of at ${new Date(seenAt).toISOString()} and did not end by itself.`;
    return { ...named, status: 'no_answer', problems: [problem], notes: [] };
  });
}

/** An id is the machine's name and random characters. */
const machineOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
