import { once } from 'node:events';
import { createServer } from 'node:net';
import { readyzSchema } from '@namesake/contract';
import { ask, isAlive } from '../lib/net/ask.ts';
import type { Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';
import { isInUse } from './service-state.ts';

const EVERY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);

/** Not a problem while a declaration is valid; its end is reported with the lists. */
const ATTESTED = /^The age of the list files is not counted/;

/** Checks that the service can listen on its port or, if it is running, reports what it says about itself. */
export async function checkPort({ settings, service }: Installation): Promise<readonly Found[]> {
  const { host, port } = settings;
  if (port === 0) return [ok('Any free port is used.')];
  const at = `${host}:${port}`;
  const name = EVERY_ADDRESS.get(host) ?? (host.includes(':') ? `[${host}]` : host);
  const base = `http://${name}:${port}`;
  if (isAlive(await ask(`${base}/livez`))) {
    const readiness = await readinessFound(base);
    if (readiness !== undefined && isInUse(service)) return readiness;
    if (readiness !== undefined)
      return [
        problem(
          `${at} is taken by a Namesake service that works on another data folder.`,
          'Give this one another port with --port, or give --data the folder of that one.',
        ),
      ];
  }
  const refusal = await listenRefusal(host, port);
  if (service.kind === 'running')
    return [
      warning(
        `The service with process id ${service.owner.pid} runs, and does not answer at ${at}${refusal === undefined ? ', where nothing listens' : ''}.`,
        'Give doctor the same --port and --host as serve. If they are the same, it is starting, or hangs: look at its log.',
      ),
    ];
  return [refusal === undefined ? ok(`${at} is free.`) : refused(refusal, at)];
}

/** Prefix of findings in the running service's own words. */
export const SERVICE_SAYS = 'The running service says: ';

/** What the running service reports; undefined if it is not Namesake. */
async function readinessFound(base: string): Promise<readonly Found[] | undefined> {
  const asked = await ask(`${base}/readyz`);
  const { data } = readyzSchema.safeParse('body' in asked ? asked.body : undefined);
  if (data === undefined) return undefined;
  const { status, demo, complete, problems } = data;
  const LOOK = 'See the findings about lists and the database, and the log of the service.';
  const said = problems.filter((text) => !ATTESTED.test(text)).map((text) => warning(`${SERVICE_SAYS}${text}`, LOOK));
  if (status === 'starting')
    return [
      warning(`The service at ${base} loads its lists: no search is answered yet.`, 'Wait, and look at its log.'),
    ];
  if (status !== 'ready') return [problem(`The service at ${base} is not ready: ${status}.`, LOOK), ...said];
  if (demo)
    return [
      problem(
        `The service at ${base} searches only the fictional sample: no answer can clear a party.`,
        'Look at its log for why lists were not downloaded, or start it with --lists.',
      ),
    ];
  return complete
    ? [ok(`The service at ${base} is ready, and its answers are complete.`), ...said]
    : [problem(`The service at ${base} is ready, but its answers are not complete.`, LOOK), ...said];
}

/** System error code if listening fails; undefined if it succeeds. Connections are refused during the test. */
async function listenRefusal(host: string, port: number): Promise<string | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

function refused(code: string, at: string): Found {
  if (code === 'EADDRINUSE')
    return problem(`${at} is taken by another program.`, 'End that program, or give another port with --port.');
  if (code === 'EACCES') return problem(`${at} may not be opened by this user.`, 'Give a port from 1024 up.');
  return problem(`The service cannot listen on ${at} (${code}).`, 'Give --host an address of this machine.');
}
