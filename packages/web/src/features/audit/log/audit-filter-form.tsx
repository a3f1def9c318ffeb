import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { fromLocalInput, toLocalInput } from '#shared/format/local-input.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { type AuditFilters, readAuditAddress } from '../address/audit-address.ts';

const { audit: words } = messages;
const AREAS = Object.entries(words.areas).map(([prefix, area]) => [prefix, words.allOf(area)] as const);
const ACTIONS = Object.entries(words.actions).sort(([, a], [, b]) => a.localeCompare(b));
const EMPTY = { actor: '', action: '', target: '', requestId: '', from: '', to: '' };
const IDS = ['actor', 'target', 'requestId'] as const;
const HINTS = { actor: words.actorHint, target: words.targetHint, requestId: words.requestHint };
const TIMES = ['from', 'to'] as const;

/** Which entries are shown. The address keeps it, so that a link leads to the same. */
export function AuditFilterForm({ filters }: { readonly filters: AuditFilters }) {
  const navigate = useNavigate({ from: '/audit' });
  const { from = '', to = '', ...ids } = filters;
  const [draft, setDraft] = useState({ ...EMPTY, ...ids, from: toLocalInput(from), to: toLocalInput(to) });
  const set = (member: keyof typeof draft, value: string) => setDraft({ ...draft, [member]: value });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const given = { ...draft, from: fromLocalInput(draft.from), to: fromLocalInput(draft.to) };
    const trimmed = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.trim()]));
    void navigate({ search: readAuditAddress(trimmed) });
  };
  return (
    <form
      onSubmit={apply}
      aria-label={words.filters}
      className="grid gap-x-3 gap-y-2 rounded-xl border border-line bg-surface p-3.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6"
    >
      <Field label={words.action}>
        {(input) => (
          <select
            {...input}
            value={draft.action}
            onChange={(event) => set('action', event.target.value)}
            className={INPUT_LOOK}
          >
            <option value="">{words.anyAction}</option>
            {[...AREAS, ...ACTIONS].map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        )}
      </Field>
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
        {Object.keys(filters).length > 0 && (
          <Button onClick={() => void navigate({ search: {} })}>{words.reset}</Button>
        )}
      </div>
    </form>
  );
}
