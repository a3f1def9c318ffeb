import { policyWords as policies } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { INPUT_LOOK } from '#shared/ui/field.tsx';
import { NEEDS, RULED, type RuleDraft, type RuledEffect, type RulesDraft } from './rule-draft.ts';

const { effects } = messages;
const { rules: words } = policies;
const NONE: RuleDraft = { threshold: '', isForReview: true, needs: [] };

type RulesFieldProps = {
  readonly value: RulesDraft;
  readonly error: string | undefined;
  readonly onChange: (value: RulesDraft) => void;
};

/** Rules for parties that are only listed for effects that are not sanctions. */
export function RulesField({ value, error, onChange }: RulesFieldProps) {
  return (
    <fieldset aria-describedby="rules-note" className="sm:col-span-2">
      <legend className="mb-1 text-sm font-medium text-soft">{policies.members.rules}</legend>
      {RULED.map((effect) => (
        <RuleLine
          key={effect}
          effect={effect}
          rule={value[effect]}
          onChange={(rule) => onChange({ ...value, [effect]: rule })}
        />
      ))}
      <p id="rules-note" className={`mt-1 text-xs ${error === undefined ? 'text-faint' : 'font-semibold text-review'}`}>
        {error ?? words.hint}
      </p>
    </fieldset>
  );
}

type RuleLineProps = {
  readonly effect: RuledEffect;
  readonly rule: RuleDraft | undefined;
  readonly onChange: (rule: RuleDraft | undefined) => void;
};

function RuleLine({ effect, rule, onChange }: RuleLineProps) {
  return (
    <div className="border-t border-line py-1.5 first-of-type:border-t-0">
      <Box
        label={words.own(effects[effect])}
        checked={rule !== undefined}
        onChange={(on) => onChange(on ? NONE : undefined)}
      />
      {rule !== undefined && (
        <div className="ms-6 flex flex-wrap items-center gap-x-5 gap-y-1">
          <label className="inline-flex items-center gap-2 text-sm">
            {words.threshold}
            <input
              value={rule.threshold}
              onChange={({ target }) => onChange({ ...rule, threshold: target.value })}
              inputMode="decimal"
              autoComplete="off"
              placeholder={words.asPolicy}
              className={`${INPUT_LOOK} w-32`}
            />
          </label>
          <Box
            label={words.review}
            checked={rule.isForReview}
            onChange={(isForReview) => onChange({ ...rule, isForReview })}
          />
          {NEEDS.map((need) => (
            <Box
              key={need}
              label={words.needs[need]}
              checked={rule.needs.includes(need)}
              onChange={(on) =>
                onChange({ ...rule, needs: NEEDS.filter((one) => (one === need ? on : rule.needs.includes(one))) })
              }
            />
          ))}
        </div>
      )}
    </div>
  );
}

type BoxProps = { readonly label: string; readonly checked: boolean; readonly onChange: (on: boolean) => void };

function Box({ label, checked, onChange }: BoxProps) {
  return (
    <label className="inline-flex min-h-7 items-center gap-2 text-sm">
      <input type="checkbox" className="size-4" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
