import { Link } from '@tanstack/react-router';
import { useMay } from '#shared/api/session.ts';
import { useReference } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { Notice } from '#shared/ui/notice.tsx';

const { customers: words } = messages;

/** For the id of a reference that was never added, or was erased: possible actions. */
export function NotWatched({ id }: { readonly id: string }) {
  const may = useMay();
  const { reference } = useReference(may('search:read') ? id : undefined);
  return (
    <Notice role="status" title={words.page.notWatched(reference === '' ? words.one : reference)}>
      <p>{words.page.notWatchedText}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {may('customers:write') && (
          <Link to="/customers/new" search={{ customer: id }} className="link inline-flex min-h-6 items-center">
            {words.add}
          </Link>
        )}
        {may('search:read') && (
          <Link to="/history" search={{ customer: id }} className="link inline-flex min-h-6 items-center">
            {words.page.history}
          </Link>
        )}
      </p>
    </Notice>
  );
}
