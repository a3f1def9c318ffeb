import { Plus, X } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { type CustomerDraft, type ErrorOf, type PartyDraft, withParty } from './customer-draft.ts';
import { PartyFields } from './party-fields.tsx';

const { form: words } = messages.customers;
/** Limit from the contract. */
const MAX_PARTIES = 50;
const GRID = 'grid gap-x-5 gap-y-3 sm:grid-cols-2';

type RelatedFieldsProps = {
  readonly draft: CustomerDraft;
  readonly errorOf: ErrorOf;
  readonly onChange: (draft: CustomerDraft) => void;
};

/** Related parties of a customer, each with its role. */
export function RelatedFields({ draft, errorOf, onChange }: RelatedFieldsProps) {
  const { related } = draft;
  const replace = (at: number, ...parties: readonly PartyDraft[]) =>
    onChange({ ...draft, related: related.toSpliced(at, 1, ...parties) });
  return (
    <section aria-label={words.related} className="space-y-3 border-t border-line pt-3.5">
      <h2 className="font-semibold">{words.related}</h2>
      <p className="text-sm text-soft">{words.relatedText}</p>
      {related.map((party, at) => (
        <fieldset key={party.key} className="rounded-lg border border-line px-3.5 pt-2 pb-3.5">
          <legend className="sr-only">{words.party(at + 1)}</legend>
          <div className="mb-1 flex items-center justify-between gap-3">
            <span aria-hidden className="label-caps">
              {words.party(at + 1)}
            </span>
            <Button look="quiet" size="small" aria-label={words.removeParty(at + 1)} onClick={() => replace(at)}>
              <X aria-hidden size={15} />
            </Button>
          </div>
          <div className={GRID}>
            <Field label={words.role} hint={words.roleHint} error={errorOf(`related/${at}/role`)}>
              {(input) => (
                <input
                  {...input}
                  required
                  value={party.role}
                  onChange={({ target }) => replace(at, { ...party, role: target.value })}
                  maxLength={100}
                  autoComplete="off"
                  className={INPUT_LOOK}
                />
              )}
            </Field>
            <PartyFields
              party={party}
              errorOf={(member) => errorOf(`related/${at}/${member}`)}
              onChange={(changed) => replace(at, changed)}
            />
          </div>
        </fieldset>
      ))}
      {related.length < MAX_PARTIES && (
        <Button size="small" onClick={() => onChange(withParty(draft))}>
          <Plus aria-hidden size={15} />
          {words.addParty}
        </Button>
      )}
    </section>
  );
}
