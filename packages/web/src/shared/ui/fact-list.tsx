import { type ReactNode, useState } from 'react';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';

const FIRST = 8;

/** A few facts of one kind; a long list is folded. Nothing if there are none. */
export function FactList({ title, items }: { readonly title: string; readonly items: readonly ReactNode[] }) {
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <div className="min-w-0">
      <h3 className="label-caps mb-1">
        {title} <span className="font-normal">{items.length}</span>
      </h3>
      <ul className="space-y-0.5">
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity, and their order never changes.
          <li key={index} className="break-words">
            {item}
          </li>
        ))}
      </ul>
      {items.length > shown.length && (
        <button type="button" className="link min-h-6 text-sm" onClick={() => setAll(true)}>
          {messages.showAll(items.length)}
        </button>
      )}
    </div>
  );
}

/** Short names of the lists that state a value, without repetitions. */
export function ListTags({ listings }: { readonly listings: readonly string[] }) {
  const lists = [...new Set(listings.map((id) => listLabel(id.slice(0, id.indexOf(':')))))];
  return (
    <span className="inline-flex flex-wrap gap-1 align-baseline">
      {lists.map((list) => (
        <span key={list} className="rounded border border-line px-1 text-xs whitespace-nowrap text-faint">
          {list}
        </span>
      ))}
    </span>
  );
}
