import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';

type SearchBoxProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  readonly busy: boolean;
  readonly waiting: boolean;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  readonly isFocused: boolean;
};

const MAX_LENGTH = 10_000;

/** The main text box. It grows with a longer text; Enter screens. */
export function SearchBox({
  value,
  error,
  onChange,
  onSubmit,
  onClear,
  busy,
  waiting,
  boxRef,
  isFocused,
}: SearchBoxProps) {
  const id = useId();
  const length = value.length < MAX_LENGTH * 0.9 ? value.length : [...value].length;
  const tooLong = length > MAX_LENGTH;
  const onKeyDown = (event: KeyboardEvent) => {
    // Moves the focus from the box to the answer below.
    if (event.key === 'Escape') return document.querySelector<HTMLElement>('[data-row]')?.focus();
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!tooLong) onSubmit();
  };
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {messages.search.boxLabel}
      </label>
      <div className="flex items-end gap-2 rounded-xl border border-edge bg-surface p-2 shadow-xs focus-within:border-accent focus-within:outline-2 focus-within:outline-accent">
        <textarea
          ref={boxRef}
          id={id}
          value={value}
          rows={1}
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: the box is the purpose of the page, and nothing useful precedes it.
          autoFocus={isFocused}
          spellCheck={false}
          autoCapitalize="off"
          enterKeyHint="search"
          placeholder={messages.search.placeholder}
          aria-keyshortcuts="/"
          aria-invalid={tooLong || error !== undefined || undefined}
          aria-describedby={tooLong ? `${id}-length` : error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-60 min-h-10 min-w-0 flex-1 resize-none bg-transparent px-2 py-1.5 text-lg outline-none "
        />
        {value !== '' && (
          <button
            type="button"
            onClick={onClear}
            aria-label={messages.search.clear}
            className="grid size-10 shrink-0 place-items-center rounded-md text-faint hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden size={18} />
          </button>
        )}
        <Button type="submit" look="primary" className="min-h-10" disabled={tooLong || waiting} aria-busy={busy}>
          {busy && <Spinner size={16} />}
          {busy ? messages.search.submitting : messages.search.submit}
        </Button>
      </div>
      {error !== undefined && !tooLong && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-review">
          {error}
        </p>
      )}
      {length >= MAX_LENGTH * 0.9 && (
        <p id={`${id}-length`} className={`mt-1 text-xs ${tooLong ? 'font-semibold text-review' : 'text-faint'}`}>
          {messages.search.tooLong(length)}
        </p>
      )}
    </div>
  );
}
