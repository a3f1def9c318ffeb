import type { Replay, SearchResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { hashText } from '../../lib/ids/hash-text.ts';
import { recordFor } from '../records/record-for.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { differences } from './differences.ts';
import { type Judged, judgeAgain, judgedThen } from './judge-again.ts';
import { listsThen } from './lists-then.ts';
import { policyThen, type Recorded, readRecord } from './recorded.ts';

type Missing = Replay['missing'][number];

/** Outcome of a replay: its answer, or what is missing. */
type Run = { readonly now: Judged } | { readonly missing: readonly Missing[] };

/**
 * Repeats a recorded screening with its own lists and policy, and reports the differences. The outcome is an audit
 * event without names; no new screening is recorded.
 *
 * @throws ApiError `search_not_found`, `scope_missing`, `version_not_proved`, `as_of_too_large`, as `SearchPool.screen`
 */
export async function replaySearch(call: Call, searchId: string): Promise<Replay> {
  const { app, principal } = call;
  const stored = await recordFor(call, searchId);
  const recorded = readRecord(stored);
  const run: Run =
    'kind' in recorded
      ? { missing: [recorded] }
      : await app.replays.take(actorOf(principal), call.gone(), () => runAgain(call, recorded, stored.context));
  const replay = presentReplay(call, searchId, stored, run, 'kind' in recorded ? undefined : recorded);
  const { verdict, byRecordedEngine, missing } = replay;
  const codes = [...new Set(replay.differences.map(({ code }) => code))];
  const lacking = missing.map(({ kind, name, hash }) => ({ kind, name, hash }));
  await audit(call, 'record.replayed', searchId, { verdict, byRecordedEngine, differences: codes, missing: lacking });
  return replay;
}

async function runAgain(call: Call, recorded: Recorded, context: string): Promise<Run> {
  const { app } = call;
  const [applied, lists] = [await policyThen(app, recorded, context), await listsThen(app, recorded)];
  const missing = [...('missing' in lists ? lists.missing : []), ...('kind' in applied ? [applied] : [])];
  if ('missing' in lists || 'kind' in applied) return { missing };
  return { now: await judgeAgain(call, recorded, applied, lists.snapshot) };
}

function presentReplay(
  { app }: Call,
  searchId: string,
  stored: StoredScreening,
  run: Run,
  recorded: Recorded | undefined,
): Replay {
  const { version, modelHash } = app.engine;
  const answer: Partial<SearchResponse> = recorded?.answer ?? readAnswer(stored.answer);
  const engine = {
    recorded: { version: String(answer.engine?.version ?? ''), modelHash: String(answer.engine?.modelHash ?? '') },
    used: { version, modelHash },
  };
  const byRecordedEngine = engine.recorded.version === version && engine.recorded.modelHash === modelHash;
  const differing = 'now' in run && recorded !== undefined ? differences(judgedThen(recorded), run.now) : [];
  const verdict = 'missing' in run ? 'not_replayed' : differing.length === 0 ? 'same' : 'different';
  return {
    searchId,
    replayedAt: new Date(app.now()).toISOString(),
    verdict,
    same: verdict === 'same',
    text: inWords(verdict, byRecordedEngine, engine.recorded),
    byRecordedEngine,
    engine,
    policy: { name: String(answer.engine?.policy ?? ''), hash: String(answer.engine?.policyHash ?? '') },
    lists: (recorded?.loaded ?? []).map(({ sha256, ...list }) => ({ ...list, fileHash: hashText(sha256) })),
    missing: 'missing' in run ? [...run.missing] : [],
    recorded: { outcome: answer.outcome ?? null, complete: answer.complete === true, total: stored.total },
    replayed: 'now' in run ? { outcome: run.now.outcome, complete: run.now.complete, total: run.now.total } : null,
    differences: [...differing],
  };
}

const WORDS: Readonly<Record<Replay['verdict'], string>> = {
  same: 'The same result, on the lists and the policy of that time.',
  different: 'The result differs from the recorded one, on the lists and the policy of that time.',
  not_replayed: 'Nothing was run: what the screening ran on is not all here.',
};

function inWords(
  verdict: Replay['verdict'],
  byRecordedEngine: boolean,
  { version, modelHash }: Replay['engine']['recorded'],
): string {
  if (byRecordedEngine) return WORDS[verdict];
  const needs = `engine ${version} with the model ${modelHash.slice(0, 19)}`;
  const said =
    verdict === 'not_replayed' ? 'An exact replay needs' : 'This replay ran on another engine: an exact one needs';
  return `${WORDS[verdict]} ${said} ${needs}.`;
}
