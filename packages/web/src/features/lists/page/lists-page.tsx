import type { ListsResponse } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { useLists } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { useMedia } from '#shared/ui/use-media.ts';
import { ListCards } from '../list-cards.tsx';
import { byUrgency, firstLoading } from '../list-health.ts';
import { ListTable } from '../list-table.tsx';

const { listPage: words } = messages;
const leftOutWords = messages.listPage.leftOut;

/** Lists: every list with age and state, and links to its versions. */
export function ListsPage() {
  usePageTitle(words.title);
  const { data, error, isPending, refetch } = useLists();
  const hasRoom = useMedia('(min-width: 56rem)');
  return (
    <div className="page space-y-5">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        {data !== undefined && !data.demo && (
          <Link to="/effects" className="link mt-2 inline-block text-sm">
            {messages.effectChoice.link}
          </Link>
        )}
      </header>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && hasRoom && (
        <ScrollX label={words.overview} className="rounded-xl border border-line bg-surface px-4 py-3">
          <ListTable lists={byUrgency(data.items)} loading={firstLoading(data)} />
        </ScrollX>
      )}
      {data !== undefined && !hasRoom && (
        <div className="rounded-xl border border-line bg-surface px-2 py-1 text-sm">
          <ListCards lists={byUrgency(data.items)} loading={firstLoading(data)} />
        </div>
      )}
      {data !== undefined && <LeftOut files={data.leftOut} />}
    </div>
  );
}

/** Files in the folder of lists that are not searched, with the server's reasons; nothing if there are none. */
export function LeftOut({ files: { total, items } }: { readonly files: ListsResponse['leftOut'] }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out" className="text-base font-semibold">
        {leftOutWords.title(total)}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-soft">{leftOutWords.text}</p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-sm break-words">
        {items.map(({ file, refused, text: reason }) => (
          <li key={file}>
            <code dir="auto">{file}</code>{' '}
            <span className={refused ? 'font-medium' : 'text-soft'}>
              {refused ? leftOutWords.refused : leftOutWords.skipped}: {reason}
            </span>
          </li>
        ))}
      </ul>
      {items.length < total && <p className="mt-2 text-sm text-soft">{leftOutWords.more(total - items.length)}</p>}
    </section>
  );
}
