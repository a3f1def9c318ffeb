import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ActorFilter } from '#shared/actor/actor-filter.tsx';
import { fromDraft, toDraft } from '#shared/format/filter-draft.ts';
import { messages } from '#shared/messages/messages.ts';
import { FilterChoice, FilterForm, FilterId, FilterTime } from '#shared/ui/filter-form.tsx';
import { type AuditFilters, readAuditAddress } from '../address/audit-address.ts';

const { audit: words } = messages;
const AREAS = Object.entries(words.areas).map(([prefix, area]) => [prefix, words.allOf(area)] as const);
const ACTIONS = Object.entries(words.actions).sort(([, a], [, b]) => a.localeCompare(b));
/** Actors without an account. */
const OTHERS = (['operator', 'service'] as const).map((kind) => [kind, words.kinds[kind]] as const);
const EMPTY = { actor: '', action: '', target: '', requestId: '' };

/** Which entries are shown. The address keeps it, so that a link leads to the same. */
export function AuditFilterForm({ filters }: { readonly filters: AuditFilters }) {
  const navigate = useNavigate({ from: '/audit' });
  const [draft, setDraft] = useState({ ...EMPTY, ...toDraft(filters) });
  const of = (member: keyof typeof draft) => ({
    label: words[member],
    value: draft[member],
    onChange: (value: string) => setDraft({ ...draft, [member]: value }),
  });
  return (
    <FilterForm
      onApply={() => void navigate({ search: readAuditAddress(fromDraft(draft)) })}
      onReset={Object.keys(filters).length > 0 ? () => void navigate({ search: {} }) : undefined}
    >
      <FilterChoice {...of('action')} any={words.anyAction} options={[...AREAS, ...ACTIONS]} />
      <ActorFilter {...of('actor')} any={words.anyActor} hint={words.actorHint} others={OTHERS} />
      <FilterId {...of('target')} hint={words.targetHint} />
      <FilterId {...of('requestId')} hint={words.requestHint} />
      <FilterTime {...of('from')} />
      <FilterTime {...of('to')} />
    </FilterForm>
  );
}
