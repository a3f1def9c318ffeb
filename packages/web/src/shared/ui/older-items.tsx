import { messages } from '#shared/messages/messages.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { Time } from './time.tsx';

type OlderItemsProps = {
  /** As `useInfiniteQuery` has it. */
  readonly pages: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Items that are shown. */
  readonly count: number;
  /** How far back was looked where a filter applies rarely. */
  readonly searchedTo: string | null;
  readonly empty: string;
  readonly end: string;
  /** What leads to more, where that is not older. */
  readonly more?: string;
};

const { older: words } = messages;

/** What follows a list of which older items can be had: the way to them, how far back was looked, or its end. */
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
