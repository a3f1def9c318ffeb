import type { AuditEntry } from '@namesake/contract';
import { ChevronRight } from 'lucide-react';
import { auditWords } from '#shared/messages/en/audit.ts';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { actionText, actorText, outcomeText } from './entry-words.ts';

const words = auditWords;
const CELL = 'px-3 py-1.5 align-top';

type AuditRowProps = { readonly entry: AuditEntry; readonly isOpen: boolean; readonly onToggle: () => void };

/** One entry, which expands to its details. */
export function AuditRow({ entry, isOpen, onToggle }: AuditRowProps) {
  const { at, actor, target, targetName, sealed } = entry;
  return (
    <>
      <tr className={`border-t border-line ${isOpen ? 'bg-sunken' : ''}`}>
        <td className={`${CELL} tabular-nums`}>
          <Time value={at} seconds />
        </td>
        <td className={`${CELL} min-w-48`}>
          <button
            type="button"
            data-row
            aria-expanded={isOpen}
            onClick={onToggle}
            className="inline-flex min-h-6 items-start gap-1 rounded text-start font-medium hover:text-accent-strong"
          >
            <ChevronRight aria-hidden size={16} className={`mt-0.5 shrink-0 ${isOpen ? 'rotate-90' : ''}`} />
            {actionText(entry)}
          </button>
          <span className="block ps-5 text-xs text-soft">{outcomeText(entry)}</span>
        </td>
        <td className={`${CELL} min-w-36`}>
          <span className="wrap-anywhere">{actorText(entry)}</span>
          {actor.name !== null && <span className="ms-1.5 text-xs text-faint">{words.kinds[actor.kind]}</span>}
        </td>
        <td className={`${CELL} min-w-48`}>
          <span className="wrap-anywhere">{targetName ?? target}</span>
        </td>
        <td className={`${CELL} text-end text-xs text-faint tabular-nums`}>
          {entry.entry ?? messages.none}
          {!sealed && entry.entry !== null && <span className="block">{words.notSealed}</span>}
        </td>
      </tr>
      {isOpen && (
        <tr className="bg-sunken">
          <td colSpan={5} className="px-3 pb-3 ps-6">
            <EntryDetail entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}
