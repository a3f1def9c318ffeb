import type { Retention } from '@namesake/contract';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { usePreview } from '../api/change-retention.ts';
import { itemName, type RetentionItem } from './item-name.ts';
import { PeriodForm } from './period-form.tsx';
import { SaveStep } from './save-step.tsx';

const { retention: words } = messages;

type PeriodDialogProps = {
  readonly settings: Retention;
  readonly item: RetentionItem | 'new';
  readonly isRemoved: boolean;
  readonly onClose: () => void;
};

/** Asks for a period, says what a purge would take with it, then saves. */
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
