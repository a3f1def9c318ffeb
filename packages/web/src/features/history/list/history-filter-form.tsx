import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { sessionQuery } from '#shared/api/get-session.ts';
import { usePolicies } from '#shared/api/list-policies.ts';
import { fromLocalInput, toLocalInput } from '#shared/format/local-input.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { type HistoryAddress, readHistoryAddress } from '../address/history-address.ts';

const { history: words } = messages;
const EMPTY = { from: '', to: '', outcome: '', actor: '', policy: '', externalRef: '' };
const OUTCOMES = Object.entries(messages.outcomeNames);
const TIMES = ['from', 'to'] as const;
const IDS = ['actor', 'externalRef'] as const;
const HINTS = { actor: words.actorHint, externalRef: words.externalRefHint };

/** Which screenings are shown. The address keeps it, so that a link leads to the same. */
export function HistoryFilterForm({ filters }: { readonly filters: HistoryAddress }) {
  const navigate = useNavigate({ from: '/history' });
  const ownId = useQuery(sessionQuery).data?.user.id;
  const known = usePolicies().data?.items.map(({ name }) => name) ?? [];
  const { from = '', to = '', ...codes } = filters;
  const [draft, setDraft] = useState({ ...EMPTY, ...codes, from: toLocalInput(from), to: toLocalInput(to) });
  const set = (member: keyof typeof draft, value: string) => setDraft({ ...draft, [member]: value });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const given = { ...draft, from: fromLocalInput(draft.from), to: fromLocalInput(draft.to) };
    const trimmed = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.trim()]));
    void navigate({ search: readHistoryAddress(trimmed) });
  };
  // A policy that was deleted since may still be in the address.
  const policies = [...new Set([...known, ...(draft.policy === '' ? [] : [draft.policy])])];
  const choice = (member: 'outcome' | 'policy', any: string, options: readonly (readonly [string, string])[]) => (
    <Field label={words[member]}>
      {(input) => (
        <select
          {...input}
          value={draft[member]}
          onChange={(event) => set(member, event.target.value)}
          className={INPUT_LOOK}
        >
          <option value="">{any}</option>
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <form
      onSubmit={apply}
      aria-label={words.filters}
      className="grid gap-x-3 gap-y-2 rounded-xl border border-line bg-surface p-3.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6"
    >
      {choice('outcome', words.anyOutcome, OUTCOMES)}
      {choice(
        'policy',
        words.anyPolicy,
        policies.map((name) => [name, name]),
      )}
      {IDS.map((member) => (
        <Field key={member} label={words[member]}>
          {(input) => (
            <input
              {...input}
              value={draft[member]}
              placeholder={HINTS[member]}
              autoComplete="off"
              spellCheck={false}
              pattern="\S*"
              title={words.noSpaces}
              onChange={(event) => set(member, event.target.value)}
              className={INPUT_LOOK}
            />
          )}
        </Field>
      ))}
      {TIMES.map((member) => (
        <Field key={member} label={words[member]}>
          {(input) => (
            <input
              {...input}
              type="datetime-local"
              value={draft[member]}
              onChange={(event) => set(member, event.target.value)}
              className={INPUT_LOOK}
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" look="primary">
          {words.apply}
        </Button>
        {ownId !== undefined && (
          <Button onClick={() => void navigate({ search: { ...filters, actor: `user:${ownId}` } })}>
            {words.mine}
          </Button>
        )}
        {Object.keys(filters).length > 0 && (
          <Button onClick={() => void navigate({ search: {} })}>{words.reset}</Button>
        )}
      </div>
    </form>
  );
}
