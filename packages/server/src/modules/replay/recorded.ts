import {
  parsePolicy,
  type Replay,
  type SearchRequest,
  type SearchResponse,
  searchRequestSchema,
  searchResponseSchema,
} from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import { recordOf } from '../../lib/formats/json-record.ts';
import { hexOf } from '../../lib/ids/hash-text.ts';
import { policyHash } from '../policies/find-policy.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { type AppliedRequest, applyRequest } from '../search/apply-request.ts';

type Missing = Replay['missing'][number];

/** What a record says of what it ran on, as this release reads it. */
export type Recorded = {
  readonly request: SearchRequest;
  readonly answer: SearchResponse;
  /**
   * Every list that was loaded, also those that the policy left out: parties are grouped across all of them. Of another
   * time (`asOf`) only those that the answer names.
   */
  readonly loaded: readonly { readonly id: string; readonly version: string | null; readonly sha256: string }[];
};

const answerSchema = searchResponseSchema.pick({
  searchedAt: true,
  interpretedAs: true,
  outcome: true,
  complete: true,
  notCompared: true,
  total: true,
  results: true,
  suppressed: true,
  lists: true,
  engine: true,
  restricted: true,
  warnings: true,
});

/** Reads a record; what this release cannot read any more is missing. */
export function readRecord({ request, answer, context }: StoredScreening): Recorded | Missing {
  const asked = searchRequestSchema.safeParse(JSON.parse(request));
  if (!asked.success) return unreadable('request', 'The recorded request is none that this release can read.');
  const answered = readAnswer(answer);
  if (!answerSchema.safeParse(answered).success)
    return unreadable('answer', 'The recorded answer is none that this release can read.');
  const shared: Pick<SearchResponse, 'lists'> = readAnswer(context);
  // Those of another time are not what was loaded.
  const others = asked.data.asOf === undefined ? shared.lists : [];
  const byId = new Map([...others, ...answered.lists].map((list) => [list.id, list]));
  const loaded = [...byId.values()].flatMap(({ id, version, fileHash }) =>
    fileHash === null ? [] : [{ id, version, sha256: hexOf(fileHash) }],
  );
  return { request: asked.data, answer: answered, loaded };
}

const unreadable = (kind: Missing['kind'], text: string): Missing => ({
  kind,
  name: '',
  version: null,
  hash: null,
  text,
});

/**
 * The recorded request under the recorded policy, by its hash: from the record's own context, else from the versions
 * that are kept.
 */
export async function policyThen(
  app: App,
  { request, answer: { engine } }: Recorded,
  context: string,
): Promise<AppliedRequest | Missing> {
  const { policy: name, basePolicyHash: hash } = engine;
  const kept = (await app.storage.policies.versions(name)).find((version) => version.hash === hash);
  const bodies = [recordOf(JSON.parse(context))['policy'], kept === undefined ? undefined : JSON.parse(kept.body)];
  const base = bodies.map(readPolicy).find((policy) => policy !== undefined && policyHash(policy) === hash);
  const missing: Missing = {
    kind: 'policy',
    name,
    version: null,
    hash,
    text: `The policy ${name} of that time is not kept.`,
  };
  if (base === undefined) return missing;
  const applied = applyRequest(request, { base, standard: app.policy, lists: [] });
  if (policyHash(applied.policy) === engine.policyHash) return applied;
  const text = `This release applies the request to the policy ${name} in another way.`;
  return { ...missing, hash: engine.policyHash, text };
}

function readPolicy(body: unknown): Policy | undefined {
  try {
    return parsePolicy(body);
  } catch {
    return undefined;
  }
}
