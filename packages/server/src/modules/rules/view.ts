import type { Rules, RuleVersionView, RuleView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ActorNames } from '../records/actor-names.ts';
import { type RuleVersion, type Step, stateOf } from './store/rule-version.ts';

/** All rules in the order of application. */
export async function listRules(call: Call): Promise<Rules> {
  const byName = Map.groupBy(await call.app.storage.rules.all(), ({ name }) => name);
  const items = [...byName].map(([name, versions]) => presentRule(call, name, versions));
  return { items: await Promise.all(items), nextCursor: null };
}

/** @throws ApiError `rule_not_found` */
export async function getRule(call: Call, name: string): Promise<RuleView> {
  const versions = await call.app.storage.rules.versions(name);
  if (versions.length === 0) throw new ApiError('rule_not_found');
  return presentRule(call, name, versions);
}

/** @param versions all versions of the rule, newest first */
async function presentRule(
  { app, principal }: Call,
  name: string,
  versions: readonly RuleVersion[],
): Promise<RuleView> {
  const names = new ActorNames(app.storage, principal);
  const shown = await Promise.all(versions.map((version) => presentVersion(version, app.now(), names)));
  return { name, current: shown.find(({ state }) => state === 'in_force') ?? null, versions: shown };
}

async function presentVersion(one: RuleVersion, nowMs: number, names: ActorNames): Promise<RuleVersionView> {
  const { name, version, rows, reason, endsAt, saved, proposed, approved, over } = one;
  const state = stateOf(one, nowMs);
  const stepOf = async (step: Step | null) =>
    step === null ? null : { at: instantOf(step.at), by: await names.actor(step.by) };
  const stoppedMs = approved === null || state === 'in_force' ? null : Math.min(over?.at ?? endsAt, endsAt);
  return {
    name,
    version,
    state,
    rows,
    endsAt: instantOf(endsAt),
    text: reason,
    savedAt: instantOf(saved.at),
    savedBy: await names.actor(saved.by),
    proposed: await stepOf(proposed),
    approved: await stepOf(approved),
    over: await stepOf(over),
    stoppedAt: stoppedMs === null ? null : instantOf(stoppedMs),
  };
}

const instantOf = (ms: number): string => new Date(ms).toISOString();
