import type { SearchResult } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { ReasonIcon } from './reason-icon.tsx';
import { byKind, type ReasonCode, reasonKind } from './reason-kind.ts';

const WORDS: Partial<Record<ReasonCode, string>> = messages.answer.tells;

/** In two words each: what speaks against the party, makes it doubtful, or confirms it. */
export function RowTells({ reasons }: { readonly reasons: SearchResult['reasons'] }) {
  return byKind(reasons).flatMap(({ code }) => {
    const words = WORDS[code];
    const kind = reasonKind(code);
    if (words === undefined) return [];
    return (
      <span
        key={code}
        className={`inline-flex items-center gap-1 text-xs font-medium whitespace-nowrap ${kind === 'conflict' ? 'text-alarm' : 'text-ink'}`}
      >
        <ReasonIcon kind={kind} />
        {words}
      </span>
    );
  });
}
