import type { PolicyInfo } from '@namesake/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLists } from '#shared/api/shared-queries.ts';
import { policyWords as words } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { useSavePolicy } from './api.ts';
import {
  draftErrors,
  draftOf,
  type PolicyDraft,
  serverErrors,
  toSaveRequest,
  toTightenRequest,
  weakMembers,
} from './policy-draft.ts';
import { PolicyFields } from './policy-fields.tsx';

const titleOf = (policy: PolicyInfo | undefined): string => {
  if (policy === undefined) return words.form.addTitle;
  return policy.fixed ? words.form.tightenTitle(policy.name) : words.form.editTitle(policy.name);
};

type PolicyFormProps = {
  /** Undefined for a new policy, which starts as the default. */
  readonly policy: PolicyInfo | undefined;
  readonly standard: PolicyInfo;
  readonly taken: readonly string[];
  readonly onClose: () => void;
};

/** Creates or changes a policy. Errors appear at their fields on submit. */
export function PolicyForm({ policy, standard, taken, onClose }: PolicyFormProps) {
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const lists = useLists().data?.items ?? [];
  const [draft, setDraft] = useState(() => draftOf((policy ?? standard).value, policy?.name ?? ''));
  const [sent, setSent] = useState(false);
  const save = useSavePolicy();
  const wrong = draftErrors(draft, taken);
  const errors = sent ? { ...serverErrors(save.error), ...wrong } : {};
  const weak = weakMembers(draft, standard.value, lists);
  const set = (changes: Partial<PolicyDraft>) => {
    save.reset();
    setDraft({ ...draft, ...changes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setSent(true));
    if (Object.keys(wrong).length > 0) {
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const body = policy?.fixed === true ? toTightenRequest(draft) : toSaveRequest(draft);
    save.mutate({ name: draft.name, body }, { onSuccess: onClose });
  };
  return (
    <form
      ref={formRef}
      onSubmit={submit}
      noValidate
      aria-labelledby={titleId}
      className="rounded-xl border-2 border-accent bg-surface p-4 sm:p-5"
    >
      <h3 id={titleId} ref={titleRef} tabIndex={-1} className="mb-4 text-lg font-semibold tracking-tight outline-none">
        {titleOf(policy)}
      </h3>
      <div className="max-w-3xl space-y-4">
        {policy === undefined && (
          <Field label={words.form.name} hint={words.form.nameHint} error={errors.name} className="max-w-xs">
            {(input) => (
              <input
                {...input}
                value={draft.name}
                onChange={(event) => set({ name: event.target.value })}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                className={INPUT_LOOK}
              />
            )}
          </Field>
        )}
        <PolicyFields
          draft={draft}
          standard={standard}
          isFixed={policy?.fixed === true}
          lists={lists}
          errors={errors}
          onChange={set}
        />
        {weak.length > 0 && (
          <Notice
            tone="caution"
            role="status"
            title={words.form.weakens(weak.map((member) => words.members[member]).join(', '))}
          />
        )}
        <Field label={words.form.reason} hint={words.form.reasonHint} error={errors.reason}>
          {(input) => (
            <textarea
              {...input}
              value={draft.reason}
              rows={2}
              maxLength={500}
              onChange={(event) => set({ reason: event.target.value })}
              className={INPUT_LOOK}
            />
          )}
        </Field>
      </div>
      {save.isError && (
        <div className="mt-4">
          <ErrorNotice error={save.error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? words.form.submitting : words.form.submit}
        </Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
    </form>
  );
}
