import type { CaseDetail } from '@namesake/contract';
import { useMay } from '#shared/api/session.ts';
import { decidedOf } from '#shared/decide/decided.ts';
import { useDecisionDraft } from '#shared/decide/use-decision-draft.ts';
import { checklistWords as words } from '#shared/messages/en/case-work.ts';
import { messages } from '#shared/messages/messages.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useCheck } from '../api.ts';
import { type Check, checklistParts } from './checklist-parts.ts';

const { decisions } = messages;

/** Checklist of a case by verdict: the chosen or decided one is open, and first. */
export function Checklist({ one }: { readonly one: CaseDetail }) {
  const { draft } = useDecisionDraft('case', one.id);
  const isDecided = one.state === 'closed' || one.state === 'for_approval';
  const verdict = draft.verdict ?? (isDecided ? decidedOf(one, one.decisions).verdict : undefined);
  const mayCheck = useMay()('cases:write');
  const check = useCheck(one.id);
  const toggle = ({ item, doneAt }: Check) => {
    // The box is not disabled meanwhile, since it would lose the focus.
    if (!check.isPending) check.mutate({ item, isDone: doneAt === null });
  };
  const isShownDone = ({ item, doneAt }: Check): boolean =>
    check.isPending && check.variables.item === item ? check.variables.isDone : doneAt !== null;
  const parts = checklistParts(one.checklist, verdict);
  if (parts.length === 0) return null;
  return (
    <section aria-label={words.title} className="space-y-2">
      <h2 className="text-lg font-semibold tracking-tight">{words.title}</h2>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {parts.map((part) => (
          <Disclosure
            key={part.verdict}
            defaultOpen={part.verdict === verdict}
            className="px-3 py-1"
            summary={
              <>
                {decisions.verdicts[part.verdict]}
                <span className="font-normal text-faint">{words.done(part.doneCount, part.checks.length)}</span>
              </>
            }
          >
            <ul className="pb-2 ps-5.5">
              {part.checks.map((each) => (
                <CheckRow
                  key={each.item}
                  check={each}
                  isDone={isShownDone(each)}
                  onToggle={mayCheck ? () => toggle(each) : undefined}
                />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
      {check.isError && <ErrorNotice error={check.error} notDone={words.failed} />}
    </section>
  );
}

type CheckRowProps = {
  readonly check: Check;
  readonly isDone: boolean;
  readonly onToggle: (() => void) | undefined;
};

function CheckRow({ check: { text, doneAt, doneBy }, isDone, onToggle }: CheckRowProps) {
  const nameOf = useWorkerName();
  return (
    <li>
      <label className="flex min-h-8 items-start gap-2.5 py-1 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 shrink-0"
          checked={isDone}
          disabled={onToggle === undefined}
          onChange={onToggle}
        />
        <span className="min-w-0 flex-1">
          <span className="wrap-anywhere">{text}</span>
          {doneAt !== null && (
            <span className="flex flex-wrap gap-x-2.5 text-xs text-soft">
              {words.doneBy(nameOf(doneBy))} <Time value={doneAt} />
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
