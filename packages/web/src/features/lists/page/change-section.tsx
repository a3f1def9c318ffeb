import type { ListVersionView } from '@namesake/contract';
import { CirclePlus, MinusCircle, PencilLine } from 'lucide-react';
import { useId } from 'react';
import { localDate, localDateTime } from '#shared/format/date-time.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useDiff } from '../api.ts';
import { MoreButton } from './more-button.tsx';
import { PartyLink } from './party-link.tsx';
import type { Range } from './version-table.tsx';

const { changes: words } = messages.listPage;
const fieldWords: Readonly<Record<string, string>> = words.fields;
const LOOKS = {
  added: { icon: CirclePlus, ink: 'text-good' },
  changed: { icon: PencilLine, ink: 'text-review' },
  removed: { icon: MinusCircle, ink: 'text-ink' },
} as const;

type ChangeSectionProps = {
  readonly list: string;
  readonly versions: readonly ListVersionView[];
  readonly range: Range;
  readonly onRange: (range: Range) => void;
};

/** Differences between any two versions. */
export function ChangeSection({ list, versions, range, onRange }: ChangeSectionProps) {
  const diff = useDiff(list, range.from, range.to);
  const id = useId();
  const counts = diff.data?.pages[0]?.counts;
  const items = diff.data?.pages.flatMap((page) => page.items) ?? [];
  const choice = (label: string, value: string, onChange: (hash: string) => void) => (
    <Field label={label} className="min-w-0">
      {(input) => (
        <select {...input} value={value} onChange={(event) => onChange(event.target.value)} className={INPUT_LOOK}>
          {versions
            .filter(({ kept }) => kept)
            .map(({ fileHash, contentHash, publishedAt, acceptedAt }) => (
              <option key={`${fileHash} ${contentHash}`} value={contentHash}>
                {words.option(localDateTime(acceptedAt), localDate(publishedAt))}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-semibold tracking-tight">
        {words.title}
      </h2>
      <div className="mb-3 grid max-w-xl gap-3 sm:grid-cols-2">
        {choice(words.from, range.from, (from) => onRange({ ...range, from }))}
        {choice(words.to, range.to, (to) => onRange({ ...range, to }))}
      </div>
      {diff.isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {diff.error !== null && <ErrorNotice error={diff.error} onRetry={() => void diff.refetch()} />}
      {counts !== undefined && (
        <p role="status" className="mb-2 text-sm text-soft">
          {items.length === 0
            ? words.none
            : words.counts(counts.added, counts.changed, counts.removed, counts.unchanged)}
        </p>
      )}
      {items.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {items.map(({ listing, change, primaryName, entityType, fields }) => (
            <li key={listing} className="flex flex-wrap gap-x-5 gap-y-0.5 px-4 py-2">
              <span className="w-24 shrink-0">
                <ChangeBadge change={change} />
              </span>
              <span className="min-w-0 flex-1 basis-72">
                <PartyLink listing={listing} name={primaryName} />
                <span className="block text-sm text-soft">
                  {messages.entityTypes[entityType]}
                  {fields.length > 0 && ` · ${fields.map((field) => fieldWords[field] ?? field).join(', ')}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreButton pages={diff} />
    </section>
  );
}

/** Kind of change of a listing, as icon and word. */
function ChangeBadge({ change }: { readonly change: keyof typeof LOOKS }) {
  const { icon: Icon, ink } = LOOKS[change];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${ink}`}>
      <Icon aria-hidden size={14} />
      {messages.listPage.changes.kinds[change]}
    </span>
  );
}
