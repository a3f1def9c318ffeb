import type { EraseRequest, ErasurePreview, ErasureSelection } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { RelatedStays } from './related-stays.tsx';

const words = retentionWords;

type Basis = EraseRequest['legalBasis'];
const BASES: readonly Basis[] = ['data_subject_request', 'court_order', 'other'];
const isBasis = (text: string): text is Basis => BASES.some((basis) => basis === text);

type EraseFormProps = {
  readonly selection: ErasureSelection;
  readonly preview: ErasurePreview;
  readonly deed: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  readonly onErase: (request: EraseRequest) => void;
  readonly onBack: () => void;
};

/** Found records, the reason for erasing them, and the number to type. */
export function EraseForm({ selection, preview, deed, onErase, onBack }: EraseFormProps) {
  const [legalBasis, setLegalBasis] = useState<Basis>('data_subject_request');
  const [reference, setReference] = useState('');
  const [overrideFloor, setOverrideFloor] = useState('');
  const [typed, setTyped] = useState('');
  const { count, heldCount: held, belowFloorCount: belowFloor, oldest, newest } = preview;
  const { lookbackCount: lookbacks, customerCount: customers, batchCount: batches, rowCount: rows } = preview;
  const canErase = held === 0 && typed.trim() === String(count);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const override = belowFloor > 0 ? { overrideFloor: overrideFloor.trim() } : {};
    onErase({ selection, expectedCount: count, legalBasis, reference: reference.trim(), ...override });
  };
  const text = (label: string, hint: string | undefined, value: string, onChange: (value: string) => void) => (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(input) => (
        <input
          {...input}
          required
          maxLength={200}
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
  return (
    <form onSubmit={submit} className="space-y-4">
      <p role="status">
        <strong>{words.found(count)}</strong>
        {oldest !== null && newest !== null && (
          <span className="block text-sm text-soft">
            {words.foundFrom} <Time value={oldest} /> {words.foundTo} <Time value={newest} />.
          </span>
        )}
        {lookbacks > 0 && <span className="block text-sm text-soft">{words.foundLookbacks(lookbacks)}</span>}
        {customers > 0 && <span className="block text-sm text-soft">{words.foundCustomers(customers)}</span>}
        {batches > 0 && <span className="block text-sm text-soft">{words.foundBatches(batches)}</span>}
        {rows > 0 && <span className="block text-sm text-soft">{words.foundRows(rows)}</span>}
      </p>
      <RelatedStays related={preview.related} />
      {held > 0 && <Notice tone="caution" title={words.foundHeld(held)} />}
      {belowFloor > 0 && <Notice tone="caution" title={words.foundBelow(belowFloor)} />}
      {held === 0 && (
        <>
          <Field label={words.basis}>
            {(input) => (
              <select
                {...input}
                value={legalBasis}
                onChange={({ target }) => isBasis(target.value) && setLegalBasis(target.value)}
                className={INPUT_LOOK}
              >
                {BASES.map((basis) => (
                  <option key={basis} value={basis}>
                    {words.bases[basis]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {text(words.reference, words.referenceHint, reference, setReference)}
          {belowFloor > 0 && text(words.override, words.overrideHint, overrideFloor, setOverrideFloor)}
          {text(words.typeCount(count), undefined, typed, setTyped)}
        </>
      )}
      {deed.isError && <ErrorNotice error={deed.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{words.back}</Button>
        {held === 0 && (
          <Button type="submit" look="danger" disabled={!canErase || deed.isPending}>
            {deed.isPending ? words.erasing : words.erase}
          </Button>
        )}
      </div>
    </form>
  );
}
