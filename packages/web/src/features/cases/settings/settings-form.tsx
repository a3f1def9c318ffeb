import type { CaseSettings } from '@namesake/contract';
import { VERDICTS } from '@namesake/contract/decisions';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemCode } from '#shared/api/problem-error.ts';
import { caseSettingsWords as words } from '#shared/messages/en/case-settings.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { fieldErrorAt, fieldErrors } from '#shared/ui/field-errors.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { caseSettingsQuery, useSaveCaseSettings } from './api.ts';
import { ChecklistFields } from './checklist-fields.tsx';
import { beginningOf, keepDraft } from './kept-draft.ts';
import { QueueRow } from './queue-row.tsx';
import { SavedMeanwhile } from './saved-meanwhile.tsx';
import {
  draftOf,
  isChanged,
  moved,
  newQueue,
  type QueueDraft,
  refusedQueues,
  requestOf,
  type SettingsDraft,
} from './settings-draft.ts';
import { useChoices } from './use-choices.ts';

/** One line on a phone, which covers fields only while there is something to save. */
const BAR = 'space-y-2 rounded-t-xl border border-b-0 border-edge bg-surface px-4 py-3 max-sm:px-3 max-sm:py-2';

/** Queues and checklists, saved together. Input survives a reload, and a save by someone else. */
export function SettingsForm({ settings }: { readonly settings: CaseSettings }) {
  const [begun] = useState(() => beginningOf(settings));
  const [base, setBase] = useState(begun.base);
  const [draft, setDraft] = useState(begun.draft);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const ref = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const choices = useChoices();
  const save = useSaveCaseSettings();
  const isDirty = isChanged(draft, base);
  const begin = (from: CaseSettings, changed: SettingsDraft) => {
    setBase(from);
    setDraft(changed);
    keepDraft(changed, from);
    save.reset();
  };
  // Refetched, for example on focus: there is no input that could be lost.
  if (settings.version !== base.version && !isDirty) begin(settings, draftOf(settings));
  const set = (changes: Partial<SettingsDraft>) => {
    const changed = { ...draft, ...changes };
    setDraft(changed);
    keepDraft(changed, base);
    setSaid('');
  };
  const setQueues = (queues: readonly QueueDraft[]) => set({ queues });
  const show = (keys: readonly string[], isOpen: boolean) =>
    setOpen(new Set(isOpen ? [...open, ...keys] : [...open].filter((key) => !keys.includes(key))));
  const { queues, checklists } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(requestOf(draft), {
      onSuccess: (saved) => {
        begin(saved, draftOf(saved));
        setOpen(new Set());
        setSaid(words.saved);
      },
      onError: (error) => {
        if (problemCode(error) === 'case_settings_changed')
          void queryClient.invalidateQueries({ queryKey: caseSettingsQuery.queryKey });
        const errors = fieldErrors(error);
        flushSync(() =>
          show(
            refusedQueues(
              draft,
              errors.map(({ pointer }) => pointer),
            ),
            true,
          ),
        );
        ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      },
    });
  };
  const add = () => {
    const queue = newQueue();
    flushSync(() => {
      setQueues([...queues, queue]);
      show([queue.key], true);
    });
    ref.current?.querySelector<HTMLElement>('[data-queues] > li:last-child input')?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => setQueues(queues.toSpliced(at, 1)));
    ref.current?.querySelector<HTMLElement>('[data-add-queue]')?.focus();
  };
  const isOvertaken = settings.version !== base.version;
  return (
    <form ref={ref} onSubmit={submit} noValidate className="space-y-6 **:scroll-mb-28">
      <section aria-label={words.queues} className="space-y-2">
        <h2 className="text-lg font-semibold tracking-tight">{words.queues}</h2>
        <p className="max-w-prose text-sm text-soft">{words.queuesIntro}</p>
        {queues.length === 0 && <p className="text-sm text-soft">{words.noQueues}</p>}
        {queues.length > 0 && (
          <ol data-queues aria-label={words.queues} className="rounded-xl border border-line bg-surface">
            {queues.map((queue, at) => (
              <QueueRow
                key={queue.key}
                queue={queue}
                at={at}
                of={queues.length}
                isOpen={open.has(queue.key)}
                choices={choices}
                errorOf={(path) => fieldErrorAt(save.error, `/queues/${at}/${path}`)}
                onOpen={(isOpen) => show([queue.key], isOpen)}
                onChange={(changed) => setQueues(queues.with(at, changed))}
                onMove={(by) => setQueues(moved(queues, at, by))}
                onRemove={() => remove(at)}
              />
            ))}
          </ol>
        )}
        <Button data-add-queue size="small" onClick={add}>
          <Plus aria-hidden size={14} />
          {words.addQueue}
        </Button>
      </section>
      <section aria-label={words.checklists} className="space-y-3">
        <h2 className="text-lg font-semibold tracking-tight">{words.checklists}</h2>
        <p className="max-w-prose text-sm text-soft">{words.checklistsIntro}</p>
        {VERDICTS.map((verdict) => (
          <ChecklistFields
            key={verdict}
            verdict={verdict}
            items={checklists[verdict]}
            errorOf={(at) => fieldErrorAt(save.error, `/checklists/${verdict}/${at}`)}
            onChange={(items) => set({ checklists: { ...checklists, [verdict]: items } })}
          />
        ))}
      </section>
      <div className={isDirty || save.isError ? `${BAR} sticky bottom-0 z-10 shadow-lg max-sm:bottom-12` : BAR}>
        {isOvertaken && isDirty ? (
          <SavedMeanwhile
            theirs={settings}
            onTakeTheirs={() => begin(settings, draftOf(settings))}
            onKeepOwn={() => begin(settings, { ...draft, version: settings.version })}
          />
        ) : (
          save.isError && <NotSaved error={save.error} />
        )}
        <div className="flex items-center gap-2 max-sm:gap-1.5">
          <Button type="submit" look="primary" disabled={!isDirty || isOvertaken || save.isPending}>
            {save.isPending ? words.saving : words.save}
          </Button>
          {isDirty && <Button onClick={() => begin(settings, draftOf(settings))}>{words.discard}</Button>}
          <span role="status" className="text-sm text-soft max-sm:text-xs">
            {isDirty ? words.unsaved : said}
          </span>
        </div>
      </div>
    </form>
  );
}

/** Why nothing was saved: next to the fields if it concerns fields. */
function NotSaved({ error }: { readonly error: unknown }) {
  if (fieldErrors(error).length === 0) return <ErrorNotice error={error} notDone={words.notSaved} />;
  return (
    <Notice tone="caution" role="alert" title={words.notSaved}>
      {words.seeFields}
    </Notice>
  );
}
