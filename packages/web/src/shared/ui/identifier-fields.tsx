import type { SearchRequest } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from './field.tsx';
import { SelectField } from './select-field.tsx';

const { identifierTypes, search } = messages;

export type IdentifierType = NonNullable<NonNullable<SearchRequest['identifiers']>[number]['type']>;

/** An identifier as typed; '' if no type is chosen. */
export type TypedIdentifier = { readonly type: '' | IdentifierType; readonly value: string };

const isType = (name: string): name is IdentifierType => Object.hasOwn(identifierTypes, name);
const OPTIONS: readonly (readonly ['' | IdentifierType, string])[] = [
  ['', search.anyIdentifier],
  ...Object.keys(identifierTypes)
    .filter(isType)
    .map((name) => [name, identifierTypes[name]] as const),
];

type IdentifierFieldsProps = {
  readonly identifier: TypedIdentifier;
  /** Its number if a party may have several; the first has none in its labels. */
  readonly number?: number;
  readonly error: string | undefined;
  readonly onChange: (identifier: TypedIdentifier) => void;
};

/** A document or number, and its type. */
export function IdentifierFields({ identifier, number = 1, error, onChange }: IdentifierFieldsProps) {
  const labelled = (label: string) => (number === 1 ? label : `${label} ${number}`);
  return (
    <>
      <SelectField
        label={labelled(search.identifierType)}
        options={OPTIONS}
        value={identifier.type}
        onChange={(type) => onChange({ ...identifier, type })}
      />
      <Field label={labelled(search.identifier)} hint={search.identifierHint} error={error}>
        {(input) => (
          <input
            {...input}
            value={identifier.value}
            onChange={({ target }) => onChange({ ...identifier, value: target.value })}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            className={INPUT_LOOK}
          />
        )}
      </Field>
    </>
  );
}
