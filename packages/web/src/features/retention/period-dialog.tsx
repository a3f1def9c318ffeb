import type { Retention, RetentionPreview } from '@namesake/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { count } from '#shared/format/number.ts';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { usePreview, useSaveRetention } from './api.ts';
import { PeriodForm } from './period-form.tsx';
import { itemName, type RetentionItem } from './words.ts';

const words = retentionWords;

type PeriodDialogProps = {
  readonly settings: Retention;
  readonly item: RetentionItem | 'new';
  readonly isRemoved: boolean;
  readonly onClose: () => void;
};

/** Asks for a period, shows what a purge would delete, then saves. */
export function PeriodDialog({ settings, item, isRemoved, onClose }: PeriodDialogProps) {
  const preview = usePreview();
  const without = settings.items.filter((one) => one !== item);
  const [draft, setDraft] = useState<RetentionItem>();
  const items = preview.variables ?? settings.items;
  const title =
    item === 'new'
      ? words.purposeTitle
      : isRemoved
        ? words.removeNamed(itemName(item))
        : words.dialogTitle(itemName(item));
  const check = (changed: RetentionItem | undefined): void => {
    setDraft(changed);
    const place = item === 'new' ? settings.items.length : settings.items.indexOf(item);
    preview.mutate(changed === undefined ? without : without.toSpliced(place, 0, changed));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) =>
        preview.data !== undefined ? (
          <SaveStep
            version={settings.version}
            items={items}
            preview={preview.data}
            onBack={preview.reset}
            onSaved={close}
          />
        ) : (
          <PeriodForm
            item={draft ?? (item === 'new' ? undefined : item)}
            usualFloor={settings.items.find(({ kind }) => kind === 'screenings')?.floorDays ?? 0}
            isNew={item === 'new'}
            isRemoved={isRemoved}
            deed={preview}
            onCheck={check}
            onCancel={close}
          />
        )
      }
    </Dialog>
  );
}

type SaveStepProps = {
  readonly version: number;
  readonly items: Retention['items'];
  readonly preview: RetentionPreview;
  readonly onBack: () => void;
  readonly onSaved: () => void;
};

/** What the settings would delete, and the reason for saving them. */
function SaveStep({ version, items, preview, onBack, onSaved }: SaveStepProps) {
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
