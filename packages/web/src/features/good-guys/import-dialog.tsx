import type { ImportedGoodGuys } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useImportGoodGuys } from './api.ts';

const { goodGuys: words } = messages;
/** Limit from the contract. */
const MAX_CHARACTERS = 200_000;
const MAX_SHOWN = 20;

/** Imports good guys of another system: the file is checked first. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [csv, setCsv] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = useImportGoodGuys();
  const isTooLarge = csv.length > MAX_CHARACTERS;
  const choose = async (file: File | undefined) => {
    send.reset();
    setChecked(false);
    setCsv(file === undefined ? '' : await file.text());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ csv, dryRun: !isChecked }, { onSuccess: () => setChecked(true) });
  };
  const isDone = send.data !== undefined && send.variables?.dryRun === false;
  return (
    <Dialog title={words.importCsv} text={words.importHint} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} className="space-y-4">
          <Field label={words.chooseFile} error={isTooLarge ? words.tooLarge : undefined}>
            {(input) => (
              <input
                {...input}
                type="file"
                accept=".csv,text/csv"
                onChange={({ target }) => void choose(target.files?.[0])}
                className={INPUT_LOOK}
              />
            )}
          </Field>
          {send.data !== undefined && <Outcome outcome={send.data} isDone={isDone} />}
          {send.isError && <ErrorNotice error={send.error} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{isDone ? messages.close : messages.cancel}</Button>
            {!isDone && (
              <Button type="submit" look="primary" disabled={csv.trim() === '' || isTooLarge || send.isPending}>
                {isChecked ? words.doImport : words.check}
              </Button>
            )}
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Outcome({ outcome, isDone }: { readonly outcome: ImportedGoodGuys; readonly isDone: boolean }) {
  const { importedCount: imported, proposed, refused } = outcome;
  return (
    <div role="status" className="space-y-1 text-sm">
      <p className="font-medium">{isDone ? words.imported(imported) : words.wouldImport(imported)}</p>
      {proposed && <p className="text-soft">{words.needsApproval}</p>}
      {refused.length > 0 && (
        <>
          <p>{words.refused(refused.length)}</p>
          <ul className="list-disc ps-5 text-soft">
            {refused.slice(0, MAX_SHOWN).map(({ line, detail }) => (
              <li key={line}>{words.refusedRow(line, detail)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
