import { retentionWords } from '#shared/messages/en/retention.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useEraseRecords, usePreviewErasure } from './api.ts';
import { EraseForm } from './erase-form.tsx';
import { FindForm } from './find-form.tsx';
import { RelatedStays } from './related-stays.tsx';

const words = retentionWords;

/** Finds the records of a person, shows their number, and erases them once the number was typed. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const preview = usePreviewErasure();
  const erase = useEraseRecords();
  return (
    <Dialog title={words.eraseTitle} text={words.eraseText} onClose={onClose}>
      {(close) => {
        if (erase.data !== undefined)
          return (
            <div role="status" className="space-y-2">
              <p className="font-semibold">{words.erased(erase.data.erasedCount)}</p>
              {erase.data.lookbackCount > 0 && <p>{words.lookbacksErased(erase.data.lookbackCount)}</p>}
              {erase.data.customerCount > 0 && <p>{words.customersErased(erase.data.customerCount)}</p>}
              {erase.data.batchCount > 0 && <p>{words.batchesErased(erase.data.batchCount)}</p>}
              {erase.data.rowCount > 0 && <p>{words.rowsErased(erase.data.rowCount)}</p>}
              <RelatedStays related={erase.data.related} />
              <p>{erase.data.overwritten ? words.overwritten : words.notOverwritten}</p>
              <p>{words.backups}</p>
              <div className="flex justify-end">
                <Button onClick={close}>{words.done}</Button>
              </div>
            </div>
          );
        if (preview.data === undefined || preview.variables === undefined || preview.data.count === 0)
          return (
            <FindForm
              deed={preview}
              foundNone={preview.data?.count === 0}
              lookbacks={preview.data?.lookbackCount ?? 0}
              batches={preview.data?.batchCount ?? 0}
              onFind={(selection) => preview.mutate(selection)}
              onCancel={close}
            />
          );
        return (
          <EraseForm
            selection={preview.variables}
            preview={preview.data}
            deed={erase}
            onErase={erase.mutate}
            onBack={() => {
              erase.reset();
              preview.reset();
            }}
          />
        );
      }}
    </Dialog>
  );
}
