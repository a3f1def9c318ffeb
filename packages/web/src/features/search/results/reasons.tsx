import type { SearchResult } from '@namesake/contract';
import { CircleSmall, TriangleAlert, X } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

type Reason = SearchResult['reasons'][number];

const DOUBTS: ReadonlySet<Reason['code']> = new Set([
  'weak_alias_only',
  'partial_name',
  'initials',
  'delisted',
  'possible_affiliate',
  'name_in_longer_name',
]);

/** Codes that are told in the interface's own words; the others carry values, which stand in the answer's text. */
const TEXTS: Partial<Record<Reason['code'], string>> = messages.answer.reasons;

const lookOf = (code: Reason['code']) => {
  if (code.endsWith('_conflict')) return { icon: X, ink: 'text-high', words: 'font-medium text-high' };
  if (DOUBTS.has(code)) return { icon: TriangleAlert, ink: 'text-review', words: 'text-ink' };
  return { icon: CircleSmall, ink: 'text-faint', words: 'text-soft' };
};

/** Why the party is here, and what speaks against it; conflicts stand out by icon, weight and colour. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-2 space-y-0.5 text-sm">
      {reasons.map((reason) => {
        const { icon: Icon, ink, words } = lookOf(reason.code);
        return (
          <li key={reason.code} className={`flex gap-1.5 ${words}`}>
            <Icon aria-hidden size={14} strokeWidth={2.5} className={`mt-0.5 shrink-0 ${ink}`} />
            {TEXTS[reason.code] ?? reason.text}
          </li>
        );
      })}
    </ul>
  );
}
