import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { useRoles } from './api.ts';

const { people: words } = messages;

/** Permissions as enforced by the server: role by scope. */
export function PermissionTable() {
  const titleId = useId();
  const { data, error } = useRoles();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-lg font-semibold tracking-tight">
        {words.tableTitle}
      </h2>
      {error !== null && <ErrorNotice error={error} />}
      {data !== undefined && (
        <>
          <dl className="mb-3 max-w-prose space-y-1 text-sm">
            {data.items.map(({ role, text }) => (
              <div key={role}>
                <dt className="inline font-medium">{words.roles[role]}:</dt>{' '}
                <dd className="inline text-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <ScrollX label={words.tableTitle} className="rounded-xl border border-line bg-surface">
            <table className="w-full text-sm">
              <caption className="sr-only">{words.tableTitle}</caption>
              <TableHead columns={[words.scope, ...data.items.map(({ role }) => words.roles[role])]} />
              <tbody>
                {data.scopes.map(({ scope, text }) => (
                  <tr key={scope} className="border-t border-line">
                    <th scope="row" className="min-w-52 px-3 py-2 text-start align-top font-normal">
                      <code className="font-mono font-medium">{scope}</code>
                      <span className="block text-xs text-soft">{withoutCalls(text)}</span>
                    </th>
                    {data.items.map(({ role, scopes }) => (
                      <td key={role} className="px-3 py-2 align-top">
                        <Mark may={scopes.includes(scope)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollX>
        </>
      )}
    </section>
  );
}

/** What a scope permits, without the addresses of the API in brackets, which are for programs. */
const withoutCalls = (text: string): string => text.replaceAll(/ \([^()]*\b(?:GET|POST|PUT|DELETE) \/[^()]*\)/g, '');

function Mark({ may }: { readonly may: boolean }) {
  const Icon = may ? Check : Minus;
  return (
    <>
      <Icon aria-hidden size={16} className={may ? 'text-good' : 'text-faint'} />
      <span className="sr-only">{may ? words.may : words.mayNot}</span>
    </>
  );
}
