import type { Retention, RetentionPreview } from '@namesake/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { useSaveRetention } from '../api/change-retention.ts';

const { retention: words } = messages;

type SaveStepProps = {
  readonly version: number;
  readonly items: Retention['items'];
  readonly preview: RetentionPreview;
  readonly onBack: () => void;
  readonly onSaved: () => void;
};

/** What the settings would take, and why they are saved. */
export function SaveStep({ version, items, preview, onBack, onSaved }: SaveStepProps) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useSaveRetention();
  useEffect(() => field.current?.focus(), []);
  const total = preview.items.reduce((sum, item) => sum + item.count, 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ version, items: [...items], text: reason.trim() }, { onSuccess: onSaved });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <p role="status" className="font-semibold">
        {total === 0 ? words.wouldTakeNothing : words.wouldTake(count(total))}
      </p>
      <p className="text-sm text-soft">{words.deletesNothing}</p>
      <Field label={words.reason} hint={words.reasonHint}>
        {(input) => (
          <textarea
            {...input}
            ref={field}
            required
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      {save.isError && <ErrorNotice error={save.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{words.back}</Button>
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
