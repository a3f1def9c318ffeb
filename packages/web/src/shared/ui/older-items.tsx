import { messages } from '#shared/messages/messages.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { Time } from './time.tsx';

type OlderItemsProps = {
  /** As in `useInfiniteQuery`. */
  readonly pages: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Number of displayed items. */
  readonly count: number;
  /** How far back a rarely matching filter was searched. */
  readonly searchedTo: string | null;
  readonly empty: string;
  readonly end: string;
  /** Label of the button for more, if these are not older items. */
  readonly more?: string;
};

const { older: words } = messages;

/** End of a list with older items: the button for more, how far back was searched, or the end. */
export function OlderItems({ pages, count, searchedTo, empty, end, more = words.show }: OlderItemsProps) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  return (
    <>
      {count === 0 && !hasNextPage && (
        <p className="rounded-xl border border-dashed border-edge px-4 py-6 text-center text-soft">{empty}</p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {count === 0 ? words.lookFurther : more}
          </Button>
          {count === 0 && searchedTo !== null && (
            <p role="status" className="text-sm text-soft">
              {words.lookedTo} <Time value={searchedTo} />
            </p>
          )}
        </div>
      ) : (
        count > 0 && <p className="text-sm text-faint">{end}</p>
      )}
    </>
  );
}
