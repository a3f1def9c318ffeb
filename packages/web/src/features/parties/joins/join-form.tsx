import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { useDecideOnParty } from '../api/decide-on-party.ts';

const { joins: words } = messages.party;

/** Puts another party together with this one, with a reason. */
export function JoinForm({ party, onDone }: { readonly party: string; readonly onDone: () => void }) {
  const [other, setOther] = useState('');
  const decide = useDecideOnParty(party);
  return (
    <ReasonForm
      label={words.join}
      submit={words.joinSubmit}
      submitting={words.saving}
      deed={decide}
      onSubmit={(reason) =>
        decide.mutate({ verb: 'join', body: { with: other.trim(), text: reason } }, { onSuccess: onDone })
      }
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
