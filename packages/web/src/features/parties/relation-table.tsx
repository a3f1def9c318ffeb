import type { EntityRelations } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { PartyLink } from './party-link.tsx';

const { relations: words } = messages.party;
const HEAD = 'pe-5 pb-1 text-start text-xs font-semibold text-faint';
const CELL = 'pe-5 py-1.5 align-top';

/** Relations of the party, in the publisher's words and with their meaning. */
export function RelationTable({ items }: { readonly items: EntityRelations['items'] }) {
  return (
    <section aria-labelledby="relations-title" className="space-y-2">
      <h2 id="relations-title" className="text-lg font-semibold tracking-tight">
        {words.title}
      </h2>
      <p className="max-w-prose text-sm text-soft">{items.length === 0 ? words.none : words.intro}</p>
      {items.length > 0 && (
        <ScrollX label={words.title}>
          <table className="w-full min-w-xl text-sm">
            <caption className="sr-only">{words.title}</caption>
            <thead>
              <tr>
                {[words.columns.party, words.columns.meaning, words.columns.kind, words.columns.by].map((column) => (
                  <th key={column} scope="col" className={HEAD}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: relations have no identity and a fixed order.
                <tr key={index} className="border-t border-line">
                  <th scope="row" className={`${CELL} text-start font-medium`}>
                    {item.party === null ? <Name>{item.name ?? messages.none}</Name> : <PartyLink party={item.party} />}
                  </th>
                  <td className={CELL}>
                    {(item.direction === 'from' ? words.roles : words.rolesElsewhere)[item.role]}
                    {item.share !== null && <span className="text-soft"> · {words.share(item.share)}</span>}
                    {item.former && <span className="text-faint"> · {words.former}</span>}
                  </td>
                  <td className={`${CELL} text-soft`}>{item.kind}</td>
                  <td className={CELL}>
                    <code className="font-mono text-xs break-all">{item.listing}</code>
                    <span className="block text-xs text-faint">
                      {item.direction === 'from' ? words.saidHere : words.saidElsewhere}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
    </section>
  );
}
