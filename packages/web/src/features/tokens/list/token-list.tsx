import type { CreatedToken } from '@namesake/contract';
import { useId } from 'react';
import { useTokens } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { TokenTable } from './token-table.tsx';

const { tokens: words } = messages;

/** Every token of this installation, revoked ones included. */
export function TokenList({ onRotated }: { readonly onRotated: (created: CreatedToken) => void }) {
  const titleId = useId();
  const { data, error, isPending, refetch } = useTokens();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-lg font-semibold tracking-tight">
        {words.listTitle}
      </h2>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <p className="rounded-xl border border-dashed border-edge px-4 py-6 text-center text-soft">{words.empty}</p>
      )}
      {data !== undefined && data.items.length > 0 && <TokenTable tokens={data.items} onRotated={onRotated} />}
    </section>
  );
}
