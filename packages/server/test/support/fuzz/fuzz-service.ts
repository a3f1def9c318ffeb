import { ENDPOINTS, type Endpoint } from '@namesake/contract';
import fc from 'fast-check';
import { isForBrowsers } from '../../../src/http/openapi.ts';
import { readSpecification, type Specification } from '../specification.ts';
import { type Caller, Proof } from './callers.ts';
import { type HostileRequest, hostileRequest } from './hostile-request.ts';
import { Judge } from './judge.ts';
import { Sender } from './send.ts';
import { startFuzzed } from './start-fuzzed.ts';

const CONNECTIONS = 8;
/** Hash a password at each attempt. */
const SLOW = ['completeSetup', 'createSession', 'acceptInvitation', 'changePassword'];
/** What is here, in the form of a part of an address. */
const KNOWN = ['un_sc', 'un_sc:10', 'default', 'usr_fuzz0', 'usr_fuzz3', 'tok_0000000000000000'];
const MAY_ALL = ['token of every scope', 'session of admin'];

export type FuzzResult = {
  readonly sent: number;
  readonly byStatus: Readonly<Record<number, number>>;
  /** Each answer that is not as it should be, with the request that reproduces it. */
  readonly faults: readonly string[];
  /** Lines of the log that tell of a fault. */
  readonly internalErrors: readonly string[];
  /** Whether a listed name is found when all is over. */
  readonly stillFinds: boolean;
};

/** Sends so many hostile requests, spread over every endpoint, to the whole service with the real engine. */
export async function fuzzService(count: number, seed: number): Promise<FuzzResult> {
  const service = await startFuzzed();
  const { url, callers, log, listed } = service;
  const sender = new Sender(url, CONNECTIONS);
  try {
    const document = await readSpecification({ fetch: (path) => readJson(url + path) });
    const judge = new Judge(document);
    const proofs = callers.map((caller) => new Proof(caller));
    const byStatus: Record<number, number> = {};
    const faults: string[] = [];
    const requests = requestsFor(document, callers, count, seed);
    const queue = requests.values();
    const work = async (): Promise<void> => {
      for (const request of queue) {
        const proof = proofs[request.caller];
        const answer = await sender.send(request, (await proof?.headers()) ?? {});
        byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
        // It may have logged out.
        if (answer.status === 401) proof?.forget();
        const found = judge.faults(request, answer);
        if (found.length > 0)
          faults.push(`${found.join(', ')}: ${told(request, callers)}\n${answer.text.slice(0, 400)}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    const headers = { ...(await callers[1]?.headers()), 'content-type': 'application/json' };
    const search = { method: 'POST', headers, body: JSON.stringify({ searchText: listed }) };
    const { body } = await readJson(`${url}/api/v1/search`, search);
    const internalErrors = log.filter((line) => line.includes('internal_error'));
    return { sent: requests.length, byStatus, faults, internalErrors, stillFinds: body.outcome === 'potential_match' };
  } finally {
    sender.close();
    await service.close();
  }
}

/** The same requests for the same seed. */
function requestsFor(document: Specification, callers: readonly Caller[], count: number, seed: number) {
  const endpoints = Object.values<Endpoint>(ENDPOINTS).filter((endpoint) => !isForBrowsers(endpoint));
  const slow = Math.ceil(count / 400);
  const each = Math.ceil((count - slow * SLOW.length) / (endpoints.length - SLOW.length));
  const all = callers.flatMap(({ name }, at) => (MAY_ALL.includes(name) ? [at] : []));
  return endpoints.flatMap((endpoint, at) =>
    fc.sample(hostileRequest(endpoint, document, KNOWN, callers.length, all), {
      seed: seed + at,
      numRuns: SLOW.includes(endpoint.id) ? slow : each,
    }),
  );
}

async function readJson(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, init);
  return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) };
}

function told({ method, path, headers, body, caller }: HostileRequest, callers: readonly Caller[]): string {
  const sent = JSON.stringify(body?.toString('latin1') ?? '').slice(0, 500);
  return `${method} ${path} by ${callers[caller]?.name} ${JSON.stringify(headers).slice(0, 300)} ${sent}`;
}
