import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';

const { apiSettings: words } = messages;

/** The addresses of a text with one a line; commas and spaces part them, too. */
export const addressesOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

type AddressFieldProps = { readonly value: string; readonly onChange: (text: string) => void };

/** Where a token works from. */
export function AddressField({ value, onChange }: AddressFieldProps) {
  return (
    <Field label={words.addresses} hint={words.addressesHint} optional className="sm:col-span-2">
      {(input) => (
        <textarea
          {...input}
          value={value}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={`${INPUT_LOOK} font-mono`}
        />
      )}
    </Field>
  );
}
