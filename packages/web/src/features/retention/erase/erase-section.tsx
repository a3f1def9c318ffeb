import { useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { EraseDialog } from './erase-dialog.tsx';

const { retention: words } = messages;

/** The way to erase the records of a person. */
export function EraseSection() {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={titleId} className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 id={titleId} className="text-lg font-semibold tracking-tight">
          {words.eraseTitle}
        </h2>
        <p className="max-w-prose text-sm text-soft">{words.eraseText}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{words.eraseOpen}</Button>
      {isOpen && <EraseDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
