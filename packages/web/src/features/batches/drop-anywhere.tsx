import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { SCREEN_ONCE, type UploadChoice } from './upload-choice.tsx';
import { UploadState } from './upload-state.tsx';
import { useUploadFile } from './use-upload-file.ts';

const { batches: words } = messages;

/** Whether files are dragged, rather than text. */
const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

type DropAnywhereProps = {
  /** Whether a file is over the page. */
  readonly isDragged: boolean;
  readonly choice?: UploadChoice;
};

/** Uploads a file dropped anywhere on the page, with a hint while dragging and the upload's progress. */
export function DropAnywhere({ isDragged, choice = SCREEN_ONCE }: DropAnywhereProps) {
  const { take, ...state } = useUploadFile(choice);
  const [isOver, setOver] = useState(isDragged);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', run: (event: DragEvent) => void): void =>
      window.addEventListener(type, (event) => hasFiles(event) && run(event), listening);
    listen('dragenter', () => setOver(true));
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    // Only leaving the window has no related target.
    listen('dragleave', (event) => event.relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      setShown(true);
      take(event.dataTransfer?.files);
    });
    return () => listening.abort();
  });
  const hasSomething = state.isPending || state.refusal !== undefined || state.error !== null;
  if (isOver)
    return (
      <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-paper/85 p-6">
        <p className="flex items-center gap-3 rounded-xl border-2 border-dashed border-accent bg-surface px-8 py-6 text-lg font-semibold">
          <Upload aria-hidden size={24} className="text-accent" />
          {choice.isWatched ? words.dropToWatch : words.dropHere}
        </p>
      </div>
    );
  if (!isShown || !hasSomething) return null;
  return (
    <section
      aria-label={words.uploadTitle}
      className="fixed inset-x-4 bottom-16 z-40 mx-auto max-w-xl space-y-2 rounded-xl border border-edge bg-surface p-4 shadow-lg sm:bottom-4"
    >
      <UploadState {...state} />
      {!state.isPending && (
        <Button size="small" onClick={() => setShown(false)}>
          {messages.close}
        </Button>
      )}
    </section>
  );
}
