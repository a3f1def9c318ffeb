import type { BatchPreview } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';

const { batches: words } = messages;
const CELL = 'px-3 py-1.5 align-top';

/** Preview of the first rows, including what is left out. */
export function PreviewTable({ preview: { items } }: { readonly preview: BatchPreview }) {
  return (
    <section aria-label={words.previewTitle}>
      <h2 className="mb-2 font-semibold">{words.previewTitle}</h2>
      <ScrollX label={words.previewTitle} className="rounded-xl border border-line bg-surface">
        <table className="w-full text-sm">
          <caption className="sr-only">{words.previewTitle}</caption>
          <TableHead columns={Object.values(words.preview)} />
          <tbody>
            {items.map(({ row, line, id, role, searchText, details, notes, setAside, context, error }) => (
              <tr key={row} className="border-t border-line">
                <th scope="row" className={`${CELL} text-start font-normal text-faint`}>
                  {line}
                </th>
                <td className={CELL}>{id}</td>
                <td className={`${CELL} font-medium`}>
                  {error === null ? (
                    <>
                      {role !== null && <span className="block text-xs font-normal text-faint">{role}</span>}
                      <Name>{searchText ?? ''}</Name>
                    </>
                  ) : (
                    <span className="text-alarm">
                      {words.outcomes.error}: {error.text}
                    </span>
                  )}
                </td>
                <td className={`${CELL} text-soft`}>
                  {details.join(' · ')}
                  {context.map(({ heading, value }) => (
                    <span key={heading} className="block text-faint">
                      {words.contextOf(heading, value)}
                    </span>
                  ))}
                  {setAside.length > 0 && (
                    <span className="block text-review">{words.setAside(setAside.join(', '))}</span>
                  )}
                  {notes.length > 0 && (
                    <span className="block text-review">{words.notesLeftOut(notes.join(', '))}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollX>
    </section>
  );
}
