import type { PreviewRunRequest, RunPage, RunProof, RunView } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { referenceOf } from '../../lib/ids/customer-id.ts';
import { hashText } from '../../lib/ids/hash-text.ts';
import { type Page, readCursor, writeCursor } from '../../lib/paging.ts';
import { findPolicy, policyHash } from '../policies/find-policy.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility, visibleCustomers } from '../records/customer-visibility.ts';
import { proveLeaf } from './leaves.ts';
import { beginRun } from './plan.ts';
import { currentBasis } from './screening-basis.ts';
import { NO_COUNTS, type Run, type ScreeningBasis, sum } from './store/run.ts';

const WHAT = 'runs';
const instant = (ms: number): string => new Date(ms).toISOString();

/** Runs, newest first. @throws ApiError `cursor_invalid` */
export async function listRuns(call: Call, { cursor, limit }: Page): Promise<RunPage> {
  const { app, principal } = call;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, WHAT, cursor);
  const found = await app.storage.runs.page(before, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const names = new ActorNames(app.storage, principal);
  return {
    items: await Promise.all(page.map((run) => presentRun(call, run, names))),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, WHAT, last.place) : null,
  };
}

/** @throws ApiError `run_not_found` */
export async function getRun(call: Call, id: string): Promise<RunView> {
  const { app, principal } = call;
  return presentRun(call, await runOf(app, id), new ActorNames(app.storage, principal));
}

async function runOf({ storage }: App, id: string): Promise<Run> {
  const run = await storage.runs.find(id);
  if (run === undefined) throw new ApiError('run_not_found');
  return run;
}

/** Begins a full run. @throws ApiError `run_under_way`, `starting`, `lists_unavailable` */
export const startRun = (call: Call): Promise<RunView> => begin(call, { kind: 'full', policy: null });

/**
 * Begins a preview of all customers under a policy.
 *
 * @throws ApiError `run_under_way`, `starting`, `lists_unavailable`, `unknown_policy`
 */
export async function previewRun(call: Call, { policy }: PreviewRunRequest): Promise<RunView> {
  return begin(call, { kind: 'preview', policy }, { policyHash: policyHash(await findPolicy(call.app, policy)) });
}

/** @param own what the run is based on instead of the rules in force */
async function begin(
  call: Call,
  what: Pick<Run, 'kind' | 'policy'>,
  own: Partial<Pick<ScreeningBasis, 'policyHash'>> = {},
): Promise<RunView> {
  const { app, principal, requestId } = call;
  if (app.lists.current() === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const basis = await currentBasis(app);
  if (basis === undefined)
    throw new ApiError('lists_unavailable', {
      detail: 'No official list is searched. GET /api/v1/lists says why.',
      headers: { 'retry-after': '60' },
    });
  const asked = { ...what, why: 'request', dueAt: null, groups: null, createdBy: actorOf(principal) } as const;
  const run = await beginRun(app, { ...basis, ...own }, asked, requestId);
  if (run === undefined) throw new ApiError('run_under_way');
  await app.queueRun(run.id);
  return presentRun(call, run, new ActorNames(app.storage, principal));
}

/**
 * Status that a full run recorded for a customer, with proof. @throws ApiError `run_not_found`, `customer_not_in_run`
 */
export async function getRunProof(call: Call, id: string, customerId: string): Promise<RunProof> {
  const { app, principal } = call;
  const run = await runOf(app, id);
  const isSeen = (await visibleCustomers(call, [customerId]))(customerId);
  const reference = isSeen ? referenceOf(app.keys.customers, customerId) : undefined;
  const parts = reference === undefined || run.root === null ? [] : await app.storage.runs.leaves(id);
  const proof = reference === undefined ? undefined : await proveLeaf(app, parts, reference);
  if (proof === undefined) throw new ApiError('customer_not_in_run');
  const placed = ({ index, count, path }: (typeof proof)['part']) => ({
    index,
    count,
    path: path.map((hash) => hash.toString('hex')),
  });
  return {
    run: await presentRun(call, run, new ActorNames(app.storage, principal)),
    status: proof.status,
    leaf: proof.leaf.toString('hex'),
    inPart: placed(proof.part),
    inRun: placed(proof.run),
  };
}

/** A run as the API returns it, with the groups, counts and examples that the caller may see. */
export async function presentRun(call: Call, run: Run, names: ActorNames): Promise<RunView> {
  const { id, kind, why, state, basis, root, dueAt, endedAt } = run;
  const { groups, book, counts } = await seenOf(call, run);
  const isSeen = await visibleCustomers(
    call,
    counts.examples.map(({ customerId }) => customerId),
  );
  return {
    id,
    kind,
    why,
    state,
    createdBy: await names.actor(run.createdBy),
    startedAt: instant(run.startedAt),
    endedAt: endedAt === null ? null : instant(endedAt),
    policy: run.policy,
    groups: groups === null ? null : [...groups],
    dueAt: dueAt === null ? null : instant(dueAt),
    bookCount: book,
    counts: { ...counts, examples: counts.examples.filter(({ customerId }) => isSeen(customerId)) },
    lists: basis.lists.map(({ id: list, version, sha256, declared = null }) => {
      return { id: list, version, fileHash: hashText(sha256), declaredCurrent: declared };
    }),
    engineVersion: basis.engineVersion,
    modelHash: basis.modelHash,
    policyHash: basis.policyHash,
    changes: run.changes ?? [],
    root: root === null ? null : hashText(root.toString('hex')),
  };
}

/** Groups, size and counts of a run, limited to groups that the caller may see. */
async function seenOf(call: Call, { groups, book, books = {}, counts, byGroup }: Run) {
  const { hidden, maySee } = await customerVisibility(call);
  if (hidden.length === 0) return { groups, book, counts };
  const seen = <Value>(all: Readonly<Record<string, Value>>): readonly Value[] =>
    Object.entries(all).flatMap(([group, value]) => (maySee(group) ? [value] : []));
  return {
    groups: groups?.filter(maySee) ?? null,
    book: seen(books).reduce((all, one) => all + one, 0),
    counts: seen(byGroup).reduce(sum, NO_COUNTS),
  };
}
