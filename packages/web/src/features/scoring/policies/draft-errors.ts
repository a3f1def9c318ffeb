import { ProblemError } from '#shared/api/problem-error.ts';
import { messages } from '#shared/messages/messages.ts';
import type { PolicyDraft } from './policy-draft.ts';

const { form: words } = messages.policies;

export type DraftErrors = Readonly<Partial<Record<keyof PolicyDraft, string>>>;

const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Errors of a form before it is sent. `taken` are names that a new policy cannot have; empty when editing one. */
export function draftErrors(draft: PolicyDraft, taken: readonly string[]): DraftErrors {
  const { name, threshold, highFrom, limit, lists, effects, rules, approvalDays, reason } = draft;
  const errors: { -readonly [Field in keyof PolicyDraft]?: string } = {};
  if (!NAME.test(name)) errors.name = words.namePattern;
  else if (taken.includes(name)) errors.name = words.taken;
  if (!isBetween(threshold, 50, 100)) errors.threshold = words.notANumber;
  if (!isBetween(highFrom, 50, 100)) errors.highFrom = words.notANumber;
  else if (errors.threshold === undefined && Number(highFrom) < Number(threshold)) errors.highFrom = words.highBelow;
  if (!isBetween(limit, 1, 100) || !Number.isInteger(Number(limit))) errors.limit = words.notANumber;
  const isDays = isBetween(approvalDays, 1, 365) && Number.isInteger(Number(approvalDays));
  if (approvalDays.trim() !== '' && !isDays) errors.approvalDays = words.notANumber;
  if (lists?.length === 0) errors.lists = words.chooseOne;
  if (effects?.length === 0) errors.effects = words.chooseOne;
  const thresholds = Object.values(rules).flatMap((rule) => rule?.threshold.trim() || []);
  if (!thresholds.every((text) => isBetween(text, 50, 100))) errors.rules = words.notANumber;
  if (reason.trim() === '') errors.reason = words.reasonMissing;
  return errors;
}

/** What the server says of single members, for the fields they are typed in. */
export function serverErrors(error: unknown): DraftErrors {
  if (!(error instanceof ProblemError)) return {};
  const problems = error.problem.errors ?? [];
  return Object.fromEntries(problems.map(({ pointer, detail }) => [pointer.split('/')[1] ?? '', detail]));
}

function isBetween(text: string, least: number, most: number): boolean {
  const value = Number(text);
  return text.trim() !== '' && value >= least && value <= most;
}
