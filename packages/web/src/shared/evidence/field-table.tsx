import type { SearchResult } from '@namesake/contract';
import { splitFields } from '#shared/hits/field-values.ts';
import { messages } from '#shared/messages/messages.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Name } from '#shared/ui/name.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { FieldRow } from './field-row.tsx';
import type { TokenEvidence } from './marked-text.tsx';
import { LONG_TEXT } from './text-excerpt.tsx';

const { evidence } = messages;
const HEAD = 'pe-3 pb-1 text-start text-xs font-semibold text-faint last:pe-0';

type FieldTableProps = { readonly result: SearchResult; readonly searchText: string };

/** Compares submitted and listed values field by field. Conflicts come first; fields missing on one side are folded. */
export function FieldTable({ result, searchText }: FieldTableProps) {
  const { matchedName, nameScore } = result;
  const { compared, unknown } = splitFields(result.evidence.fields);
  const conflicts = compared.filter(({ verdict }) => verdict === 'conflict');
  const others = compared.filter(({ verdict }) => verdict !== 'conflict');
  return (
    <section aria-label={evidence.compared}>
      <ScrollX label={evidence.compared}>
        <table className="w-full text-sm">
          <caption className="sr-only">{evidence.compared}</caption>
          <thead>
            <tr>
              {[evidence.field, evidence.youGave, evidence.listSays, evidence.verdict].map((column) => (
                <th key={column} scope="col" className={HEAD}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflicts.map((field) => (
              <FieldRow key={field.field} field={field} />
            ))}
            {matchedName !== null && (
              <FieldRow
                field={{
                  field: 'name',
                  given: <Name>{givenWords(searchText, result.evidence.tokens)}</Name>,
                  says: <Name script={matchedName.script}>{matchedName.value}</Name>,
                  verdict: nameScore >= 100 ? 'match' : 'close',
                  points: nameScore,
                }}
              />
            )}
            {others.map((field) => (
              <FieldRow key={field.field} field={field} />
            ))}
          </tbody>
        </table>
      </ScrollX>
      {unknown.length > 0 && (
        <Disclosure
          summary={evidence.unknown(unknown.map(({ field }) => evidence.fields[field]).join(', '))}
          className="mt-1"
        >
          <table className="w-full text-sm">
            <caption className="sr-only">{evidence.verdicts.unknown}</caption>
            <tbody>
              {unknown.map((field) => (
                <FieldRow key={field.field} field={field} />
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </section>
  );
}

/** The submitted name: all of a short text, the matched words of a longer one. */
const givenWords = (searchText: string, tokens: readonly TokenEvidence[]): string =>
  searchText.length <= LONG_TEXT || tokens.length === 0
    ? searchText
    : tokens
        .toSorted((a, b) => a.querySpan.start - b.querySpan.start)
        .map(({ query }) => query)
        .join(' ');
