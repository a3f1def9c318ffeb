import type { DiagnoseRequest } from '@namesake/contract';
import { CircleQuestionMark } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useDiagnoseSearch } from '../api.ts';
import { type SearchDraft, toRequest } from '../draft.ts';
import { DiagnosisView } from './diagnosis-view.tsx';

const { whyNot: words } = messages;
/** `list:sourceId`, as in every listing; names contain no such colon. */
const LISTING_ID = /^[a-z][a-z0-9_-]*:\S+$/;

type WhyNotPanelProps = {
  /** The search that was run. */
  readonly asked: SearchDraft;
  /** A party to diagnose at once, such as a near miss; undefined if the user types one. */
  readonly expected: string | undefined;
  readonly onScreenAgain: (threshold: number) => void;
};

/** "I expected another party": what the search did with it. */
export function WhyNotPanel({ asked, expected, onScreenAgain }: WhyNotPanelProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [party, setParty] = useState(expected ?? '');
  const { mutate, data, error, isPending } = useDiagnoseSearch();
  useEffect(() => {
    if (expected === undefined) return;
    mutate(diagnoseRequest(asked, expected));
    titleRef.current?.focus();
  }, [expected, asked, mutate]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (party.trim() !== '') mutate(diagnoseRequest(asked, party));
  };
  return (
    <section aria-labelledby={titleId} className="rounded-xl border border-line bg-surface px-4 py-3">
      <h2
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        className="flex items-center gap-2 font-semibold tracking-tight outline-none"
      >
        <CircleQuestionMark aria-hidden size={18} className="shrink-0 text-accent" />
        {words.title}
      </h2>
      <p className="mt-0.5 max-w-prose text-sm text-soft">{words.intro}</p>
      <form onSubmit={submit} autoComplete="off" className="mt-3 flex flex-wrap items-start gap-2">
        <Field label={words.label} hint={words.hint} className="min-w-0 flex-1 basis-72">
          {(input) => (
            <input
              {...input}
              value={party}
              onChange={(event) => setParty(event.target.value)}
              required
              dir="auto"
              maxLength={1_000}
              spellCheck={false}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <Button type="submit" className="sm:mt-6" disabled={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {isPending ? words.submitting : data && words.stages[data.stage]}
      </p>
      {error !== null && (
        <div className="mt-3">
          <ErrorNotice error={error} />
        </div>
      )}
      {data !== undefined && <DiagnosisView diagnosis={data} onScreenAgain={onScreenAgain} />}
    </section>
  );
}

/** The search, and the expected party: by id if it looks like one, else by name. */
export function diagnoseRequest(asked: SearchDraft, expected: string): DiagnoseRequest {
  const { explain: _, ...search } = toRequest(asked);
  const party = expected.trim();
  return LISTING_ID.test(party) ? { ...search, expectedEntityId: party } : { ...search, expectedName: party };
}
