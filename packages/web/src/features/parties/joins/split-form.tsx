import type { Entity } from '@namesake/contract';
import { useState } from 'react';
import { listLabel } from '#shared/format/list-label.ts';
import { messages } from '#shared/messages/messages.ts';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { useDecideOnParty } from '../api/decide-on-party.ts';

const { joins: words } = messages.party;

/** Takes listings out of a party, with a reason. */
export function SplitForm({ party, onDone }: { readonly party: Entity; readonly onDone: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const decide = useDecideOnParty(party.entityId);
  return (
    <ReasonForm
      label={words.split}
      submit={words.splitSubmit}
      submitting={words.saving}
      deed={decide}
      onSubmit={(reason) =>
        decide.mutate({ verb: 'split', body: { listings: chosen, text: reason } }, { onSuccess: onDone })
      }
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
