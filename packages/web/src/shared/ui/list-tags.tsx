import { listLabel } from '#shared/format/list-label.ts';

/** Which lists say so: short names after a value, each once. */
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
