import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { decisionsOn, foundHit } from '../cases/found-hits.ts';
import { type AnsweredSearch, answerSearch, recordAnswer } from '../search/create.ts';
import { isPassing } from '../search/passing.ts';
import { hasInsufficientName, takenIn } from '../search/present-hit.ts';
import { policyOfGroup } from './groups.ts';
import { type PartyRequest, requestsOf } from './requests.ts';
import type { Customer, Finding } from './store/customer.ts';

/**
 * Screens every party of a customer on the search path. A result that equals the last record of its party is not
 * recorded again, unless all have to be recorded.
 *
 * @throws ApiError if screening is impossible at the moment
 */
export async function screenParties(
  call: Call,
  customer: Customer,
  { isRecorded: recordAll }: { readonly isRecorded: boolean },
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const policy = await policyOfGroup(call.app, customer.group);
  for (const party of requestsOf(customer.input, policy)) {
    const before = customer.findings.find(({ role }) => role === party.role);
    findings.push(await screenParty(call, party, recordAll ? undefined : before, before));
  }
  return findings;
}

async function screenParty(
  call: Call,
  { role, request }: PartyRequest,
  known: Finding | undefined,
  before: Finding | undefined,
): Promise<Finding> {
  return unlessRefused(role, async () => {
    const { asked, answered, found } = await answerFor(call, { role, request }, before);
    if (known !== undefined && known.searchId !== null && hasSameContent(known, found))
      return { ...found, searchId: known.searchId };
    await recordAnswer(call, asked, answered);
    return { ...found, searchId: formatScreeningId(answered.id) };
  });
}

/** Findings that a customer would have under a policy. Records nothing. @throws ApiError as {@link screenParties} */
export async function previewFindings(
  call: Call,
  { input, findings }: Customer,
  policy: string,
): Promise<readonly Finding[]> {
  const previewed: Finding[] = [];
  for (const party of requestsOf(input, policy)) {
    const before = findings.find(({ role }) => role === party.role);
    previewed.push(
      await unlessRefused(party.role, async () => ({
        ...(await answerFor(call, party, before)).found,
        searchId: null,
      })),
    );
  }
  return previewed;
}

/** Maximum that a search may return. */
const MAX_HITS = 100;

async function answerFor(call: Call, { role, request }: PartyRequest, before: Finding | undefined) {
  const snapshot = call.app.lists.current();
  const first = await answerSearch(call, request, []);
  // Nobody can decide about a hit on a further page. The limit is part of the policy: it is raised only if needed.
  const isCut = first.answer.nextCursor !== null;
  const asked = isCut ? { ...request, limit: MAX_HITS } : request;
  const answered = isCut ? await answerSearch(call, asked, []) : first;
  const listings = answered.answer.results.flatMap((result) => result.listings);
  const decisions = await decisionsOn(call, request.externalRef, listings);
  return { asked, answered, found: { role, ...foundIn(answered, { snapshot, decisions, before }) } };
}

/**
 * Finding, or the error code if the party cannot be screened. @throws ApiError if screening is impossible at the moment
 */
async function unlessRefused(role: string | null, find: () => Promise<Finding>): Promise<Finding> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof ApiError) || isPassing(error)) throw error;
    return { ...NOTHING, role, error: error.code };
  }
}

const NOTHING = { searchId: null, outcome: null, complete: false, total: 0, open: 0, suppressed: 0, hits: [] };

/** Parts of an answer that are stored with a customer. */
function foundIn(
  { answer, isCompleteByPolicy }: Pick<AnsweredSearch, 'answer' | 'isCompleteByPolicy'>,
  context: Parameters<typeof foundHit>[1],
): Omit<Finding, 'role' | 'searchId'> {
  const { outcome, complete, total, results, suppressed, engine } = answer;
  const hits = results.map((result) => foundHit(result, context));
  // Nobody has seen the hits on further pages, so they count as open.
  const open = hits.filter(({ isOpen }) => isOpen).length + (total - hits.length);
  // Suppressed hits were found too: for each, somebody stated that it is not this customer.
  const provesNothing = hasInsufficientName(answer) && takenIn(suppressed) === 0;
  const isByPolicy = isCompleteByPolicy && !complete && !provesNothing;
  return {
    outcome,
    complete: complete && !provesNothing,
    ...(isByPolicy ? { completeUnder: { policy: engine.policy, hash: engine.policyHash } } : {}),
    total,
    open,
    suppressed: takenIn(suppressed),
    error: null,
    hits,
  };
}

/** Whether two screenings of a party found the same, so that nothing has to be reviewed again. */
export const hasSameContent = (a: Omit<Finding, 'searchId'>, b: Omit<Finding, 'searchId'>): boolean =>
  contentOf(a) === contentOf(b);

const contentOf = ({ outcome, complete, total, suppressed, error, hits }: Omit<Finding, 'searchId'>): string =>
  JSON.stringify([
    [outcome, complete, total, suppressed, error],
    hits.map(({ entityId, priority, listings, rule }) => [
      entityId,
      priority,
      listings.map(({ id, facts }) => [id, facts]),
      ...(rule === undefined ? [] : [rule]),
    ]),
  ]);
