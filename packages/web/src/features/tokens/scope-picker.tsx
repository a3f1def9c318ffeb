import { SCOPES, type Scope } from '@namesake/contract/scopes';
import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';

const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name);
const ALL = Object.keys(SCOPES).filter(isScope);

type ScopePickerProps = { readonly value: readonly Scope[]; readonly onChange: (scopes: readonly Scope[]) => void };

/** Scopes of a token, one checkbox each, in catalog order. */
export function ScopePicker({ value, onChange }: ScopePickerProps) {
  const id = useId();
  const toggle = (scope: Scope, on: boolean) =>
    onChange(ALL.filter((other) => (other === scope ? on : value.includes(other))));
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-medium text-soft">
        {messages.tokens.scopes} <span className="font-normal text-faint">· {messages.tokens.scopesHint}</span>
      </legend>
      <ul className="mt-1.5 divide-y divide-line rounded-lg border border-line">
        {ALL.map((scope) => (
          <li key={scope}>
            <label className="flex min-h-8 items-baseline gap-3 px-3 py-1.5 hover:bg-sunken">
              <input
                type="checkbox"
                className="size-4 shrink-0 translate-y-0.5"
                aria-label={scope}
                aria-describedby={`${id}-${scope}`}
                checked={value.includes(scope)}
                onChange={(event) => toggle(scope, event.target.checked)}
              />
              <span className="grid flex-1 gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
                <code className="font-mono text-sm font-medium">{scope}</code>
                <span id={`${id}-${scope}`} className="text-sm text-soft">
                  {SCOPES[scope]}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {value.length === 0 && (
        <p role="alert" className="mt-1 text-xs font-semibold text-review">
          {messages.tokens.scopesMissing}
        </p>
      )}
    </fieldset>
  );
}
