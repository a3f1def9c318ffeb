import type { SearchResponse } from '@namesake/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import type { SearchAddress } from '../address.ts';

const { parts: words } = messages.answer;

type PartTabsProps = {
  readonly answer: SearchResponse;
  readonly address: SearchAddress;
  /** The open part. */
  readonly part: NonNullable<SearchAddress['view']> | 'results';
};

/** Parts of an answer, each with a key: results, exclusions, searched lists, missing parties. */
export function PartTabs({ answer, address, part }: PartTabsProps) {
  const navigate = useNavigate();
  const { suppressed, results, lists } = answer;
  const { overLimitCount, weakAliasOnlyCount, nearMissCount } = suppressed;
  const { goodGuyCount = 0, discountCount = 0, byEffectCount = 0, byRuleCount = 0 } = suppressed;
  const byPolicy = byEffectCount + byRuleCount;
  const leftOut = overLimitCount + weakAliasOnlyCount + nearMissCount + goodGuyCount + discountCount + byPolicy;
  const { view: _, ask: __, ...base } = address;
  const parts = [
    { key: 'r', name: 'results', text: words.results, count: results.length, search: base },
    { key: 'n', name: 'left-out', text: words.leftOut, count: leftOut, search: { ...base, view: 'left-out' } },
    { key: 's', name: 'lists', text: words.lists, count: lists.length, search: { ...base, view: 'lists' } },
    { key: 'w', name: 'missing', text: words.missing, count: undefined, search: { ...base, view: 'missing' } },
  ] as const;
  useKeys(
    parts.map(({ key, text, search }) => ({
      key,
      words: text,
      run: () => void navigate({ to: '/', search, replace: true, resetScroll: false }),
    })),
  );
  return (
    <nav aria-label={words.label} className="flex flex-wrap gap-x-1">
      {parts.map(({ key, name, text, count, search }) => {
        const isOpen = name === part;
        return (
          <Link
            key={key}
            to="/"
            search={search}
            replace
            resetScroll={false}
            preload={false}
            aria-current={isOpen ? 'true' : undefined}
            aria-keyshortcuts={key}
            activeOptions={{ exact: true }}
            data-open={isOpen || undefined}
            className="-mb-px inline-flex min-h-9 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-medium text-soft hover:text-ink data-open:border-accent data-open:text-ink"
          >
            {text}
            {count !== undefined && (
              <span className="rounded-full bg-sunken px-1.5 text-xs text-soft tabular-nums">{count}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
