import type { ListInfo, PolicyInfo, SavePolicyRequest } from '@namesake/contract';
import { ProblemError } from '#shared/api/problem-error.ts';
import { policyWords } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { draftOfRules, type RulesDraft, rulesOf } from './rule-draft.ts';

const { form: words } = policyWords;
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;
const { decisions, goodGuys } = messages;
/** Decisions that may need a second person, in words. */
export const fourEyesWords: Readonly<Record<Verdict, string>> = { ...decisions.verdicts, good_guy: goodGuys.one };

type Value = PolicyInfo['value'];
export type Effect = NonNullable<Value['effects']>[number];
export type WeakAliases = Value['weakAliases'];
export type Verdict = NonNullable<Value['fourEyes']>[number];

/** Current state of a policy form: numbers as typed; undefined if a set means all. */
export type PolicyDraft = {
  readonly name: string;
  readonly threshold: string;
  readonly highFrom: string;
  readonly limit: string;
  readonly includeDelisted: boolean;
  readonly weakAliases: WeakAliases;
  readonly lists: readonly string[] | undefined;
  readonly effects: readonly Effect[] | undefined;
  /** One per line. */
  readonly programs: string;
  readonly rules: RulesDraft;
  /** Verdicts that need approval by a second person. */
  readonly fourEyes: readonly Verdict[];
  /** Days as typed; empty for never. */
  readonly approvalDays: string;
  /** Ids of tokens, one per line. */
  readonly completeFor: string;
  readonly reason: string;
};

/** A form filled with a policy's members; the reason must be given each time. */
export const draftOf = (value: Value, name: string): PolicyDraft => ({
  name,
  threshold: String(value.threshold),
  highFrom: String(value.highFrom),
  limit: String(value.limit),
  includeDelisted: value.includeDelisted,
  weakAliases: value.weakAliases,
  lists: value.lists,
  effects: value.effects,
  programs: value.programs?.join('\n') ?? '',
  rules: draftOfRules(value.rules),
  fourEyes: value.fourEyes ?? [],
  approvalDays: value.approvalDays === undefined ? '' : String(value.approvalDays),
  completeFor: value.completeFor?.join('\n') ?? '',
  reason: '',
});

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The request of this draft. */
export function toSaveRequest(draft: PolicyDraft): SavePolicyRequest {
  const [programs, rules, completeFor] = [linesOf(draft.programs), rulesOf(draft.rules), linesOf(draft.completeFor)];
  return {
    threshold: Number(draft.threshold),
    highFrom: Number(draft.highFrom),
    limit: Number(draft.limit),
    includeDelisted: draft.includeDelisted,
    weakAliases: draft.weakAliases,
    ...(draft.lists === undefined ? {} : { lists: draft.lists }),
    ...(draft.effects === undefined ? {} : { effects: draft.effects }),
    ...(programs.length === 0 ? {} : { programs }),
    ...(rules === undefined ? {} : { rules }),
    ...(draft.fourEyes.length === 0 ? {} : { fourEyes: draft.fourEyes }),
    ...daysOf(draft),
    ...(completeFor.length === 0 ? {} : { completeFor }),
    text: draft.reason.trim(),
  };
}

const daysOf = ({ approvalDays }: PolicyDraft): Pick<SavePolicyRequest, 'approvalDays'> =>
  approvalDays.trim() === '' ? {} : { approvalDays: Number(approvalDays) };

/** The request that tightens the default policy, whose other members cannot change here. */
export const toTightenRequest = (draft: PolicyDraft): SavePolicyRequest => ({
  threshold: Number(draft.threshold),
  fourEyes: draft.fourEyes,
  ...daysOf(draft),
  text: draft.reason.trim(),
});

const WEAKEST_FIRST: readonly WeakAliases[] = ['never', 'by_publisher', 'always'];

const BESIDE_SANCTIONS: readonly Effect[] = ['export_control', 'debarment', 'pep', 'unknown'];

/** Whether a sanction is excluded. Other effects may be: answers report the parties. */
const isNarrower = (chosen: PolicyDraft['effects'], standard: Value['effects']): boolean =>
  chosen !== undefined &&
  (standard === undefined || standard.some((effect) => !BESIDE_SANCTIONS.includes(effect) && !chosen.includes(effect)));

/** Members of the draft that are weaker than the default, shown before saving; the server decides. */
export function weakMembers(
  draft: PolicyDraft,
  standard: Value,
  lists: readonly Pick<ListInfo, 'id' | 'required'>[],
): readonly Exclude<keyof Value, 'name'>[] {
  const without = lists.some(({ id, required }) => required && draft.lists?.includes(id) === false);
  const aliases = WEAKEST_FIRST.indexOf(draft.weakAliases) < WEAKEST_FIRST.indexOf(standard.weakAliases);
  return [
    ...(Number(draft.threshold) > standard.threshold ? (['threshold'] as const) : []),
    ...(without ? (['lists'] as const) : []),
    ...(isNarrower(draft.effects, standard.effects) ? (['effects'] as const) : []),
    ...(linesOf(draft.programs).length === 0 ? [] : (['programs'] as const)),
    ...(aliases ? (['weakAliases'] as const) : []),
  ];
}

export type DraftErrors = Readonly<Partial<Record<keyof PolicyDraft, string>>>;

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

/** The server's errors for single members, by field. */
export function serverErrors(error: unknown): DraftErrors {
  if (!(error instanceof ProblemError)) return {};
  const problems = error.problem.errors ?? [];
  return Object.fromEntries(problems.map(({ pointer, detail }) => [pointer.split('/')[1] ?? '', detail]));
}

function isBetween(text: string, least: number, most: number): boolean {
  const value = Number(text);
  return text.trim() !== '' && value >= least && value <= most;
}
