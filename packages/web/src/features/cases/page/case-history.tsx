import type { CaseDetail } from '@namesake/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import { DecisionHistory } from '#shared/decide/decision-history.tsx';
import { keepTab, readTab } from '#shared/kept/tab-state.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { useAssignees, useWorkerName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useComment } from '../api.ts';
import { Attachments } from './attachments.tsx';
import { Checklist } from './checklist.tsx';
import { stepText } from './step-text.ts';

const { cases } = messages;
const { page: words } = cases;
const CARD = 'rounded-xl border border-line bg-surface px-4 py-3';
const TITLE = 'text-lg font-semibold tracking-tight';

/** Decisions, comments and events of a case. */
export function CaseHistory({ one }: { readonly one: CaseDetail }) {
  return (
    <div className="min-w-0 space-y-4">
      <section aria-label={words.decisions} className="space-y-2">
        <h2 className={TITLE}>{words.decisions}</h2>
        {one.decisions.length === 0 ? (
          <p className="text-sm text-soft">{words.noDecisions}</p>
        ) : (
          <div className={CARD}>
            <DecisionHistory decisions={one.decisions} />
          </div>
        )}
      </section>
      <Checklist one={one} />
      <Comments one={one} />
      <Attachments one={one} />
      <Steps one={one} />
    </div>
  );
}

function Comments({ one }: { readonly one: CaseDetail }) {
  const may = useMay();
  const nameOf = useWorkerName();
  return (
    <section aria-label={words.comments} className="space-y-2">
      <h2 className={TITLE}>{words.comments}</h2>
      {one.comments.length === 0 && <p className="text-sm text-soft">{words.noComments}</p>}
      {one.comments.length > 0 && (
        <ul className={`${CARD} space-y-2 text-sm`}>
          {one.comments.map(({ id, at, by, text }) => (
            <li key={id}>
              <p className="text-soft">
                {nameOf(by)} · <Time value={at} />
              </p>
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            </li>
          ))}
        </ul>
      )}
      {may('cases:write') && <CommentForm id={one.id} />}
    </section>
  );
}

const LONGEST = 4_000;

/** An unsent comment survives a reload of the tab: `c` focuses it. */
function CommentForm({ id }: { readonly id: string }) {
  const key = `case-comment ${id}`;
  const comment = useComment(id);
  const ref = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => String(readTab(key) ?? ''));
  const keep = (typed: string) => {
    keepTab(key, typed === '' ? undefined : typed);
    setText(typed);
  };
  useKeys([{ key: 'c', words: cases.keys.comment, run: () => ref.current?.focus() }]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return ref.current?.focus();
    comment.mutate(text.trim(), { onSuccess: () => keep('') });
  };
  return (
    <form onSubmit={submit} aria-label={words.comment} className="space-y-2" data-screen-only>
      <Field label={words.comment} hint={words.commentHint}>
        {(input) => (
          <textarea
            {...input}
            ref={ref}
            rows={2}
            value={text}
            maxLength={LONGEST}
            aria-keyshortcuts="c"
            onChange={({ target }) => keep(target.value)}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {comment.isSuccess && words.written}
      </p>
      {comment.isError && <ErrorNotice error={comment.error} notDone={words.notWritten} />}
      <Button type="submit" size="small" disabled={comment.isPending}>
        {comment.isPending ? words.writing : words.write}
      </Button>
    </form>
  );
}

function Steps({ one: { steps, assignee } }: { readonly one: CaseDetail }) {
  const id = useId();
  const ownId = useKnownUser()?.id;
  const nameOf = useWorkerName();
  const people = useAssignees().map(({ id: person, name }) => [`user:${person}`, name] as const);
  const named = [...steps.map(({ by }) => by), ...(assignee === null ? [] : [assignee])].flatMap((actor) =>
    actor.name === null ? [] : [[actor.id, actor.name] as const],
  );
  const names = new Map([...people, ...named]);
  return (
    <section aria-labelledby={id} className="space-y-2">
      <h2 id={id} className={TITLE}>
        {words.steps}
      </h2>
      <ol aria-labelledby={id} className="rounded-xl border border-line bg-surface text-sm">
        {steps.toReversed().map((step) => (
          <li
            key={`${step.at} ${step.action} ${JSON.stringify(step.detail)}`}
            className="flex flex-wrap gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0"
          >
            <span className="w-40 shrink-0 text-soft">
              <Time value={step.at} />
            </span>
            <span className="min-w-0 flex-1 basis-40">{stepText(step, ownId, (actor) => names.get(actor))}</span>
            <span className="text-soft">{step.by.kind === 'service' ? cases.steps.byItself : nameOf(step.by)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
