import type { CaseDetail } from '@namesake/contract';
import { Download, Paperclip, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { percent } from '#shared/format/number.ts';
import { caseFileWords as words } from '#shared/messages/en/case-work.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { type Attachment, useEraseAttachment, useSaveAttachment } from '../api.ts';
import { fileSize, fileType } from './file-facts.ts';
import { useAttachFiles, useDroppedFiles } from './use-attach-files.ts';

/** Files of a case: added with a button or dropped, saved by the browser, and erased by those who may. */
export function Attachments({ one: { id, attachments } }: { readonly one: CaseDetail }) {
  const may = useMay();
  const mayAdd = may('cases:write');
  const adding = useAttachFiles(id);
  const { ref, isOver } = useDroppedFiles<HTMLElement>(mayAdd, adding.take);
  const saving = useSaveAttachment(id);
  const [erased, setErased] = useState<Attachment>();
  return (
    <section
      ref={ref}
      aria-label={words.title}
      className={`space-y-2 rounded-xl ${isOver ? 'outline-2 outline-offset-4 outline-accent outline-dashed' : ''}`}
    >
      <h2 className="text-lg font-semibold tracking-tight">{words.title}</h2>
      {attachments.length === 0 && <p className="text-sm text-soft">{words.none}</p>}
      {attachments.length > 0 && (
        <ul aria-label={words.title} className="rounded-xl border border-line bg-surface">
          {attachments.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onSave={() => saving.mutate(file)}
              onErase={may('retention:write') ? () => setErased(file) : undefined}
            />
          ))}
        </ul>
      )}
      {saving.isError && <ErrorNotice error={saving.error} notDone={words.notSaved} />}
      {mayAdd && <AddFiles {...adding} isOver={isOver} />}
      {erased !== undefined && <EraseDialog id={id} file={erased} onClose={() => setErased(undefined)} />}
    </section>
  );
}

type FileRowProps = {
  readonly file: Attachment;
  readonly onSave: () => void;
  readonly onErase: (() => void) | undefined;
};

function FileRow({ file: { name, mediaType, size, at, by }, onSave, onErase }: FileRowProps) {
  const nameOf = useWorkerName();
  return (
    <li className="flex items-start gap-x-2 border-t border-line px-3 py-2 text-sm first:border-t-0">
      <Paperclip aria-hidden size={15} className="mt-1.5 shrink-0 text-faint" />
      <span className="min-w-0 flex-1 pt-0.5">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        <span className="flex flex-wrap gap-x-2.5 text-soft">
          <span>
            {fileType(mediaType)}, {fileSize(size)}
          </span>
          <span>{nameOf(by)}</span>
          <Time value={at} />
        </span>
      </span>
      <Button size="small" look="quiet" aria-label={words.saveNamed(name)} title={words.save} onClick={onSave}>
        <Download aria-hidden size={16} />
      </Button>
      {onErase !== undefined && (
        <Button size="small" look="quiet" aria-label={words.eraseNamed(name)} title={words.erase} onClick={onErase}>
          <Trash2 aria-hidden size={16} />
        </Button>
      )}
    </li>
  );
}

type AddFilesProps = ReturnType<typeof useAttachFiles> & { readonly isOver: boolean };

function AddFiles({ take, isPending, part, name, notAdded, isOver }: AddFilesProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="space-y-2" data-screen-only>
      <input
        ref={inputRef}
        id={id}
        type="file"
        multiple
        aria-label={words.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // Lets the user choose the same file again after a refusal.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="small" aria-describedby={`${id}-hint`} onClick={() => inputRef.current?.click()}>
          <Paperclip aria-hidden size={14} />
          {words.add}
        </Button>
        <span id={`${id}-hint`} className="text-xs text-faint">
          {isOver ? words.dropHere : words.hint}
        </span>
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {isPending && words.adding(name, percent(Math.round(part * 100)))}
      </p>
      {notAdded.map(({ key, name: refused, refusal, error }) =>
        refusal === undefined ? (
          <ErrorNotice key={key} error={error} notDone={words.notAdded(refused)} />
        ) : (
          <Notice key={key} tone="caution" role="alert" title={words.notAdded(refused)}>
            {refusal}
          </Notice>
        ),
      )}
    </div>
  );
}

type EraseDialogProps = { readonly id: string; readonly file: Attachment; readonly onClose: () => void };

function EraseDialog({ id, file, onClose }: EraseDialogProps) {
  const erase = useEraseAttachment(id);
  return (
    <ConfirmDialog
      title={words.eraseTitle}
      text={words.eraseText(file.name)}
      confirm={words.erase}
      confirming={words.erasing}
      deed={erase}
      onConfirm={(done) => erase.mutate(file.id, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
