import { messages } from '#shared/messages/messages.ts';
import { fourEyesWords } from './four-eyes-words.ts';
import type { Verdict } from './policy-draft.ts';

const { policies: words } = messages;

/** In the order in which they are decided by keys, then good guys. */
const VERDICTS = ['true_match', 'false_positive', 'undecided', 'good_guy'] as const;

type FourEyesFieldProps = {
  readonly value: readonly Verdict[];
  readonly onChange: (value: readonly Verdict[]) => void;
};

/** Verdicts, and good guys, that a second person must approve. */
export function FourEyesField({ value, onChange }: FourEyesFieldProps) {
  return (
    <fieldset aria-describedby="four-eyes-note">
      <legend className="mb-1 text-sm font-medium text-soft">{words.members.fourEyes}</legend>
      {VERDICTS.map((verdict) => (
        <label key={verdict} className="flex min-h-7 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={value.includes(verdict)}
            onChange={({ target }) =>
              onChange(VERDICTS.filter((one) => (one === verdict ? target.checked : value.includes(one))))
            }
          />
          {fourEyesWords[verdict]}
        </label>
      ))}
      <p id="four-eyes-note" className="mt-1 text-xs text-faint">
        {words.form.fourEyesHint}
      </p>
    </fieldset>
  );
}
