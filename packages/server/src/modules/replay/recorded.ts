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

/** What a record states about its basis, as this release reads it. */
export type Recorded = {
  readonly request: SearchRequest;
  readonly answer: SearchResponse;
  /**
   * Every list that was loaded, including those left out by the policy: parties are grouped across all of them. For
   * past lists (`asOf`) only those named in the answer.
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

/** Reads a record; a part that this release can no longer read is returned as missing. */
export function readRecord({ request, answer, context }: StoredScreening): Recorded | Missing {
  const asked = searchRequestSchema.safeParse(JSON.parse(request));
  if (!asked.success) return unreadable('request', 'The recorded request is none that this release can read.');
  const answered = readAnswer(answer);
  if (!answerSchema.safeParse(answered).success)
    return unreadable('answer', 'The recorded answer is none that this release can read.');
  const shared: Pick<SearchResponse, 'lists'> = readAnswer(context);
  // The current lists of the context were not loaded for a search in past lists.
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
 * Applies the recorded policy, found by its hash, to the recorded request. The policy comes from the context of the
 * record or else from the stored versions.
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
