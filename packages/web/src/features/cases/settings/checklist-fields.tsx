import type { DecisionVerdict } from '@namesake/contract';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { caseSettingsWords as words } from '#shared/messages/en/case-settings.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { PlaceButtons } from './fields.tsx';
import { type ItemDraft, moved, newItem } from './settings-draft.ts';

const { decisions } = messages;
const LONGEST = 300;

type ChecklistFieldsProps = {
  readonly verdict: DecisionVerdict;
  readonly items: readonly ItemDraft[];
  /** Error of an item, by its index. */
  readonly errorOf: (at: number) => string | undefined;
  readonly onChange: (items: readonly ItemDraft[]) => void;
};

/** Checklist for cases with this verdict, one line per item. */
export function ChecklistFields({ verdict, items, errorOf, onChange }: ChecklistFieldsProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const title = decisions.verdicts[verdict];
  const add = () => {
    flushSync(() => onChange([...items, newItem()]));
    ref.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => onChange(items.toSpliced(at, 1)));
    ref.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <fieldset ref={ref} className="rounded-xl border border-line bg-surface px-4 pt-1 pb-3">
      <legend className="px-1 font-semibold">{title}</legend>
      {items.length === 0 && <p className="py-1 text-sm text-soft">{words.noItems}</p>}
      <ol className="space-y-1.5">
        {items.map((item, at) => (
          <li key={item.key} className="flex items-end gap-x-1">
            <Field label={words.item(at + 1)} error={errorOf(at)} className="min-w-0 flex-1">
              {(input) => (
                <input
                  {...input}
                  value={item.text}
                  maxLength={LONGEST}
                  autoComplete="off"
                  onChange={({ target }) => onChange(items.with(at, { ...item, text: target.value }))}
                  className={INPUT_LOOK}
                />
              )}
            </Field>
            <PlaceButtons
              name={words.itemOf(title, at + 1)}
              at={at}
              of={items.length}
              onMove={(by) => onChange(moved(items, at, by))}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      <Button data-add size="small" className="mt-2" aria-label={words.addItemTo(title)} onClick={add}>
        <Plus aria-hidden size={14} />
        {words.addItem}
      </Button>
    </fieldset>
  );
}
