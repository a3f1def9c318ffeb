import type { SearchResult } from '@namesake/contract';
import { ReasonIcon } from '#shared/hits/reason-icon.tsx';
import { byKind, reasonKind } from '#shared/hits/reason-kind.ts';
import { reasonText } from '#shared/hits/reason-text.ts';

const LOOKS = {
  conflict: 'font-medium text-alarm',
  doubt: 'text-ink',
  agreement: 'text-ink',
  plain: 'text-soft',
} as const;

/** Why the party is here, and what speaks against it: conflicts first, by icon, weight and colour. */
export function Reasons({ result: { reasons, evidence } }: { readonly result: SearchResult }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="space-y-0.5 text-sm">
      {byKind(reasons).map((reason) => (
        <li key={reason.code} className={`flex gap-1.5 ${LOOKS[reasonKind(reason.code)]}`}>
          <ReasonIcon kind={reasonKind(reason.code)} className="mt-0.5" />
          {reasonText(reason, evidence.fields)}
        </li>
      ))}
    </ul>
  );
}
