import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { IdentifierType, SearchDraft } from '../draft.ts';

const { identifierTypes, search } = messages;
const isType = (name: string): name is IdentifierType => Object.hasOwn(identifierTypes, name);
const OPTIONS: readonly (readonly ['' | IdentifierType, string])[] = [
  ['', search.anyIdentifier],
  ...Object.keys(identifierTypes)
    .filter(isType)
    .map((name) => [name, identifierTypes[name]] as const),
];

type Changes = Pick<SearchDraft, 'identifier' | 'identifierType'>;
type IdentifierFieldsProps = {
  readonly draft: Changes;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<Changes>) => void;
};

/** A document or number, and its kind. */
export function IdentifierFields({ draft, error, onChange }: IdentifierFieldsProps) {
  return (
    <>
      <SelectField
        label={search.identifierType}
        options={OPTIONS}
        value={draft.identifierType}
        onChange={(identifierType) => onChange({ identifierType })}
      />
      <Field label={search.identifier} hint={search.identifierHint} error={error}>
        {(input) => (
          <input
            {...input}
            value={draft.identifier}
            onChange={(event) => onChange({ identifier: event.target.value })}
            maxLength={200}
            spellCheck={false}
            className={INPUT_LOOK}
          />
        )}
      </Field>
    </>
  );
}
