import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useMay } from '#shared/api/session.ts';
import { goodGuysQuery, useMakeGoodGuys } from '#shared/api/shared-queries.ts';
import { customerQuery } from '#shared/customers/customer.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import type { Decided, DecidedListings } from './decided.ts';

const { goodGuys: words } = messages;

type GoodGuyStepProps = DecidedListings & { readonly decided: Decided };

/** Makes the customer a good guy if the party was decided to be a false positive: `g`. Shows an existing one. */
export function GoodGuyStep({ listings, decided }: GoodGuyStepProps) {
  const make = useMakeGoodGuys();
  const may = useMay();
  const decisions = decided.current.filter(({ state }) => state === 'in_force');
  const externalRef = decisions[0]?.externalRef ?? null;
  const isFalse = decided.kind === 'decided' && decided.verdict === 'false_positive' && externalRef !== null;
  const isAsked = isFalse && may('records:read');
  const customer = useQuery({ ...customerQuery({ externalRef: externalRef ?? '' }), enabled: isAsked });
  const known = useInfiniteQuery({
    ...goodGuysQuery({ customer: customer.data?.customerId ?? '' }),
    enabled: customer.data !== undefined,
  });
  const all = known.data?.pages.flatMap(({ items }) => items) ?? [];
  const own = all.filter(({ listing }) => listings.some(({ id }) => id === listing));
  const live = own.find(({ state }) => state === 'in_force' || state === 'proposed');
  const canMake = isFalse && live === undefined && !make.isPending;
  const run = () => canMake && make.mutate({ decisions: decisions.map(({ id }) => id) });
  useKeys(isFalse ? [{ key: 'g', words: words.make, run }] : []);
  if (!isFalse) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm" role="status">
      {live === undefined ? (
        <>
          <Button size="small" aria-keyshortcuts="g" disabled={!canMake} onClick={run}>
            <UserCheck aria-hidden size={15} />
            {words.make}
            <kbd aria-hidden className="rounded border border-line px-1 text-xs text-faint max-sm:hidden">
              g
            </kbd>
          </Button>
          <span className="text-xs text-faint">{words.makeHint}</span>
        </>
      ) : (
        <span className="inline-flex items-center gap-1.5 text-good">
          <UserCheck aria-hidden size={15} />
          {words.isOne(words.states[live.state])}
        </span>
      )}
      {make.isError && <ErrorNotice error={make.error} notDone={words.notMade} />}
    </div>
  );
}
