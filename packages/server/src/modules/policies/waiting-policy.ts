import type { KeyObject } from 'node:crypto';
import {
  DEFAULT_POLICY_NAME,
  type FOUR_EYES,
  type PolicyInfo,
  type PolicyWithVersions,
  parsePolicy,
} from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import { weakerThanDefault } from '@namesake/engine/vocabulary';
import type { Call } from '../../context/app.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { isMac, rowMac } from '../../proof/row-mac.ts';
import type { Storage } from '../../stores/storage.ts';
import { requiredIds } from '../lists/view.ts';
import { ActorNames } from '../records/actor-names.ts';
import type { PolicyVersion } from './store/policy-store.ts';

type Verdict = (typeof FOUR_EYES)[number];

/** Verdicts for which a policy requires a second person, but its replacement would not. */
export const dropsOf = (before: Pick<Policy, 'fourEyes'>, after: Pick<Policy, 'fourEyes'>): readonly Verdict[] =>
  (before.fourEyes ?? []).filter((verdict) => !(after.fourEyes ?? []).includes(verdict));

/** A policy in force, with its version that waits for a second person. */
export const presentCurrent = async (call: Call, current: PolicyVersion): Promise<PolicyInfo> => ({
  ...(await presentPolicy(call, current, true)),
  waiting: await waitingPolicy(call, current),
});

async function waitingPolicy({ app, principal }: Call, current: PolicyVersion): Promise<PolicyInfo['waiting']> {
  const { storage, keys } = app;
  const waiting = await storage.policies.waiting(current.name);
  if (waiting === undefined) return null;
  const value = parsePolicy(JSON.parse(waiting.body));
  const fromMs = await relaxedFrom(storage.audit, keys.rows, waiting);
  const shown = await presentVersion(waiting, new ActorNames(storage, principal));
  return {
    ...shown,
    proposedBy: shown.savedBy,
    value,
    drops: [...dropsOf(parsePolicy(JSON.parse(current.body)), value)],
    relaxedFrom: fromMs === undefined ? null : new Date(fromMs).toISOString(),
  };
}

/** Audit action: an operator without a second person announces that a waiting policy will be put in force later. */
const ANNOUNCED = 'policy.relax_announced';

/** Gives everybody else time to notice. */
export const RELAX_DELAY_MS = 24 * 3_600_000;

const announcementMac = (key: KeyObject, { name, version }: PolicyVersion, fromMs: number): string =>
  rowMac(key, ANNOUNCED, [[name, version, fromMs]]).toString('hex');

/** Audit event of the announcement. Whoever can write to the database can add an event, but not with a valid MAC. */
export const announcement = (
  key: KeyObject,
  policy: PolicyVersion,
  { at, reason }: { readonly at: number; readonly reason: string },
): AuditEvent => {
  const { name, version } = policy;
  const from = at + RELAX_DELAY_MS;
  const detail = { version, from, reason, mac: announcementMac(key, policy, from) };
  return { at, actor: 'operator', action: ANNOUNCED, target: name, detail, requestId: '' };
};

/** When the operator may put a version in force, in Unix milliseconds; undefined if it was not announced. */
export async function relaxedFrom(
  audit: Storage['audit'],
  key: KeyObject,
  policy: PolicyVersion,
): Promise<number | undefined> {
  const announced = (await audit.details(ANNOUNCED)).flatMap(({ version, from, mac }) => {
    if (version !== policy.version || typeof from !== 'number' || typeof mac !== 'string') return [];
    return isMac(Buffer.from(mac, 'hex'), Buffer.from(announcementMac(key, policy, from), 'hex')) ? [from] : [];
  });
  return announced.length === 0 ? undefined : Math.min(...announced);
}

/** One version of a policy, with what it could hide at present, without the waiting version (see `presentCurrent`). */
export async function presentPolicy(
  { app, principal }: Call,
  stored: PolicyVersion,
  current: boolean,
): Promise<PolicyInfo> {
  const value = parsePolicy(JSON.parse(stored.body));
  return {
    name: stored.name,
    ...(await presentVersion(stored, new ActorNames(app.storage, principal))),
    current,
    fixed: stored.name === DEFAULT_POLICY_NAME,
    value,
    weakens: weakerThanDefault(value, app.policy, requiredIds(app.lists.states(app.now()))),
    waiting: null,
  };
}

/** A version without its value. */
export async function presentVersion(
  stored: PolicyVersion,
  names: ActorNames,
): Promise<PolicyWithVersions['versions'][number]> {
  const { version, hash, reason, savedAt, savedBy } = stored;
  const at = new Date(savedAt).toISOString();
  return { version, hash, text: reason, savedAt: at, savedBy: await names.actor(savedBy) };
}
