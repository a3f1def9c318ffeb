import {
  type AlertReason,
  DECISION_REASONS,
  type DecisionView,
  type Reopened,
  type ScreeningRecordView,
  VERDICTS,
} from '@namesake/contract';
import type { Block } from '../../../lib/pdf/block.ts';
import { fact } from '../blocks.ts';

type Person = { readonly id: string; readonly name: string | null };

type Action = { readonly kind: string; readonly at: string; readonly by: Person; readonly text: string | null };

const STATES: Readonly<Record<DecisionView['state'], string>> = {
  proposed: 'waits for the approval of a second person',
  in_force: 'in force',
  rejected: 'rejected',
  revoked: 'revoked',
  expired: 'expired: nobody answered it in time',
  superseded: 'superseded by a later decision',
};

const BECAUSE: Readonly<Record<AlertReason, string>> = {
  new_party: 'a listed party not found before',
  new_listing: 'a new listing of a known party',
  stronger: 'stronger evidence than before',
  listing_changed: 'a relevant change to the listing',
  reopened: 'a decision that is no longer in force',
};

/** When and why a case was reopened. */
export const reopenedInWords = ({ at, because }: Reopened): string =>
  `reopened ${at}${because.length === 0 ? '' : ` because of ${because.map((reason) => BECAUSE[reason]).join(', ')}`}`;

/** Number of listings that were found, by state of their decision; empty if none was found. */
export function decisionSummary({ answer, decisions }: ScreeningRecordView): readonly Block[] {
  const listings = answer.results.flatMap((result) => result.listings.map(({ id }) => id));
  if (listings.length === 0) return [];
  const inForce = decisions.filter(({ state, listing }) => state === 'in_force' && listings.includes(listing));
  const counting = inForce.filter(({ reopened }) => reopened === null);
  const reopened = inForce.length - counting.length;
  const proposed = decisions.filter(({ state, listing }) => state === 'proposed' && listings.includes(listing));
  const decided = new Set([...inForce, ...proposed].map(({ listing }) => listing));
  const parts = [
    ...VERDICTS.map((verdict) => [counting.filter((one) => one.verdict === verdict).length, words(verdict)] as const),
    [reopened, 'reopened, not decided again'] as const,
    [proposed.length, 'proposed, not approved yet'] as const,
    [listings.filter((id) => !decided.has(id)).length, 'not decided'] as const,
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
  return [{ kind: 'notice', title: `Decisions on ${listings.length} listings`, text: `${said.join(', ')}.` }];
}

/** All decisions about the listings of a result, with who made, approved or revoked them. */
export function decisionBlocks(
  { listings }: { readonly listings: readonly { readonly id: string }[] },
  decisions: readonly DecisionView[],
  searchId: string,
): readonly Block[] {
  return listings.flatMap(({ id }): Block[] => {
    const own = decisions.filter(({ listing }) => listing === id);
    return own.length === 0
      ? [fact('Decision', `${id}: none`)]
      : own.map((one) => fact('Decision', inWords(one, searchId)));
  });
}

function inWords(decision: DecisionView, searchId: string): string {
  const { id, listing, verdict, reason, state, reopened, events, externalRef } = decision;
  const where = decision.searchId === searchId ? '' : `, made on ${decision.searchId}`;
  const reference = externalRef === null ? '' : ` for ${externalRef}`;
  const status = reopened === null ? STATES[state] : `no longer applies: ${reopenedInWords(reopened)}`;
  return [
    `${listing}: ${words(verdict)}${reference}, ${status}${where}`,
    DECISION_REASONS[reason].text,
    actionsInWords(events),
    id,
  ].join('\n');
}

const words = (code: string): string => code.replaceAll('_', ' ');

/** An actor in words: the name, if it may be read, and the id used in the audit log. */
export const personInWords = ({ id, name }: Person): string => (name === null ? id : `${name} (${id})`);

/** Steps in words, one per line, with their texts. */
export const actionsInWords = (events: readonly Action[]): string =>
  events
    .map(({ kind, at, by, text }) => `${kind} ${at} by ${personInWords(by)}${text === null ? '' : `: ${text}`}`)
    .join('\n');
