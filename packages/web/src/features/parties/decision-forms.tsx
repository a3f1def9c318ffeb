import type { Entity } from '@namesake/contract';
import { useState } from 'react';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { useJoinParty, useSplitParty } from './api.ts';

const { joins: words } = messages.party;

/** Joins another party with this one, with a reason. */
export function JoinForm({ party, onDone }: { readonly party: string; readonly onDone: () => void }) {
  const [other, setOther] = useState('');
  const decide = useJoinParty(party);
  return (
    <ReasonForm
      label={words.join}
      submit={words.joinSubmit}
      submitting={words.saving}
      deed={decide}
      onSubmit={(reason) => decide.mutate({ with: other.trim(), text: reason }, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <Field label={words.joinLabel} hint={words.joinHint}>
        {(input) => (
          <input
            {...input}
            value={other}
            required
            maxLength={200}
            spellCheck={false}
            onChange={(event) => setOther(event.target.value)}
            className={INPUT_LOOK}
          />
        )}
      </Field>
    </ReasonForm>
  );
}

/** Splits listings off a party, with a reason. */
export function SplitForm({ party, onDone }: { readonly party: Entity; readonly onDone: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const decide = useSplitParty(party.entityId);
  return (
    <ReasonForm
      label={words.split}
      submit={words.splitSubmit}
      submitting={words.saving}
      deed={decide}
      onSubmit={(reason) => decide.mutate({ listings: chosen, text: reason }, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <fieldset>
        <legend className="mb-1 text-sm font-medium text-soft">{words.splitLegend}</legend>
        {party.listings.map(({ id, list }) => (
          <label key={id} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
            {listLabel(list)} <code className="font-mono text-xs break-all text-faint">{id}</code>
          </label>
        ))}
      </fieldset>
    </ReasonForm>
  );
}
