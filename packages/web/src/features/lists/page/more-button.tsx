import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';

type MoreButtonProps = {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
};

/** Loads the next page, if there is one. */
export function MoreButton({ pages }: MoreButtonProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      size="small"
      className="mt-2"
      disabled={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      {pages.isFetchingNextPage ? messages.listPage.loadingMore : messages.listPage.more}
    </Button>
  );
}
