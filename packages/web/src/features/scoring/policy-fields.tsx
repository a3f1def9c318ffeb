import type { ListInfo, PolicyInfo } from '@namesake/contract';
import { listLabel } from '#shared/format/list-words.ts';
import { policyWords as words } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import type { DraftErrors, Effect, PolicyDraft, WeakAliases } from './policy-draft.ts';
import { ChoiceField, FourEyesField, LinesField, NumberField } from './policy-inputs.tsx';
import { RulesField } from './rules-field.tsx';

const { effects } = messages;
const { form, members } = words;

const isEffect = (name: string): name is Effect => Object.hasOwn(effects, name);
const EFFECTS = Object.keys(effects)
  .filter(isEffect)
  .map((effect) => [effect, effects[effect]] as const);

const isWeakAliases = (name: string): name is WeakAliases => Object.hasOwn(words.weakAliases, name);
const WEAK_ALIASES = Object.keys(words.weakAliases).filter(isWeakAliases);

type PolicyFieldsProps = {
  readonly draft: PolicyDraft;
  readonly standard: PolicyInfo;
  /** True for the default policy: only members that can tighten it. */
  readonly isFixed: boolean;
  readonly lists: readonly ListInfo[];
  readonly errors: DraftErrors;
  readonly onChange: (changes: Partial<PolicyDraft>) => void;
};

/** Members of a policy: first scores, then what is searched. */
export function PolicyFields({ draft, standard, isFixed, lists, errors, onChange }: PolicyFieldsProps) {
  if (isFixed)
    return (
      <>
        <NumberField
          label={members.threshold}
          hint={form.tightenHint}
          error={errors.threshold}
          value={draft.threshold}
          onChange={(threshold) => onChange({ threshold })}
        />
        <FourEyesField value={draft.fourEyes} onChange={(fourEyes) => onChange({ fourEyes })} />
        <NumberField
          label={members.approvalDays}
          hint={form.approvalDaysKept}
          error={errors.approvalDays}
          value={draft.approvalDays}
          onChange={(approvalDays) => onChange({ approvalDays })}
        />
      </>
    );
  return (
    <>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
        <NumberField
          label={members.threshold}
          hint={form.thresholdHint(standard.value.threshold)}
          error={errors.threshold}
          value={draft.threshold}
          onChange={(threshold) => onChange({ threshold })}
        />
        <NumberField
          label={members.highFrom}
          hint={form.highHint}
          error={errors.highFrom}
          value={draft.highFrom}
          onChange={(highFrom) => onChange({ highFrom })}
        />
        <NumberField
          label={members.limit}
          hint={form.limitHint}
          error={errors.limit}
          value={draft.limit}
          onChange={(limit) => onChange({ limit })}
        />
      </div>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <ChoiceField
          label={members.lists}
          hint={form.listsHint}
          error={errors.lists}
          options={lists.map(({ id, title }) => [id, listLabel(id, title)] as const)}
          value={draft.lists}
          onChange={(chosen) => onChange({ lists: chosen })}
        />
        <ChoiceField
          label={members.effects}
          hint={form.effectsHint}
          error={errors.effects}
          options={EFFECTS}
          value={draft.effects}
          onChange={(chosen) => onChange({ effects: chosen })}
        />
        <Field label={members.weakAliases}>
          {(input) => (
            <select
              {...input}
              value={draft.weakAliases}
              onChange={({ target }) => isWeakAliases(target.value) && onChange({ weakAliases: target.value })}
              className={INPUT_LOOK}
            >
              {WEAK_ALIASES.map((name) => (
                <option key={name} value={name}>
                  {words.weakAliases[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <LinesField
          label={members.programs}
          hint={form.programsHint}
          error={errors.programs}
          value={draft.programs}
          onChange={(programs) => onChange({ programs })}
        />
        <RulesField value={draft.rules} error={errors.rules} onChange={(rules) => onChange({ rules })} />
        <FourEyesField value={draft.fourEyes} onChange={(fourEyes) => onChange({ fourEyes })} />
        <NumberField
          label={members.approvalDays}
          hint={form.approvalDaysHint}
          error={errors.approvalDays}
          value={draft.approvalDays}
          onChange={(approvalDays) => onChange({ approvalDays })}
        />
        <LinesField
          label={members.completeFor}
          hint={form.completeForHint}
          error={errors.completeFor}
          value={draft.completeFor}
          onChange={(completeFor) => onChange({ completeFor })}
        />
        <label className="inline-flex min-h-8 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={draft.includeDelisted}
            onChange={(event) => onChange({ includeDelisted: event.target.checked })}
          />
          {form.delistedBox}
        </label>
      </div>
    </>
  );
}
