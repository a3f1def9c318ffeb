import type { AuditEntry } from '@namesake/contract';
import { auditWords } from '#shared/messages/en/audit.ts';
import { messages } from '#shared/messages/messages.ts';

const words = auditWords;
const actions: Readonly<Record<string, string>> = words.actions;
const outcomes: Readonly<Record<string, string>> = messages.outcomeNames;

/** Key of an entry in an address: its number in the chain, or time and target for entries before the chain. */
export const entryKey = ({ entry, at, action, target }: AuditEntry): string =>
  entry === null ? `${at}.${action}.${target}`.replaceAll(/\s/g, '_') : `e${entry}`;

/** Words for an action; its code if it is from a later version. */
export const actionText = ({ action }: AuditEntry): string => actions[action] ?? action;

/** The actor's name, if known. */
export const actorText = ({ actor: { id, kind, name } }: AuditEntry): string =>
  name ?? (kind === 'user' || kind === 'token' ? id.slice(kind.length + 1) : words.kinds[kind]);

/** The outcome of a screening; undefined for any other entry. */
export function outcomeText({ action, detail }: AuditEntry): string | undefined {
  const { outcome, total } = detail;
  if (action !== 'search.recorded' || typeof outcome !== 'string' || typeof total !== 'number') return undefined;
  return words.outcome(outcomes[outcome] ?? outcome, total);
}
