import { useContext, useId, useState } from 'react';
import { KeysContext } from '#shared/keys/keys.tsx';
import { setSingleKeys, singleKeysOn } from '#shared/keys/single-keys.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { useModal } from '#shared/ui/dialog.tsx';

const { keys: words } = messages;

/** "Ctrl K" for `mod+k`. */
const shown = (key: string): string =>
  key.startsWith('mod+') ? `Ctrl ${key.slice(4).toUpperCase()}` : (words.named[key] ?? key);

/** Keys of the open page, with the switch for single-character keys. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const ref = useModal();
  const sets = useContext(KeysContext);
  const [on, setOn] = useState(singleKeysOn);
  const bindings = [...sets].flatMap(({ current }) => current);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="w-[min(28rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface p-5 text-ink shadow-xl"
    >
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {words.title}
      </h2>
      <dl className="mt-3 divide-y divide-line text-sm">
        {bindings.map(({ key, words: text }) => (
          <div key={key} className="flex min-h-8 items-center justify-between gap-4">
            <dd>{text}</dd>
            <dt className="order-last shrink-0">
              <kbd className="rounded border border-edge bg-paper px-1.5 py-0.5 font-sans text-xs font-semibold">
                {shown(key)}
              </kbd>
            </dt>
          </div>
        ))}
      </dl>
      <label className="mt-3 flex min-h-8 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4"
          checked={on}
          onChange={(event) => {
            setSingleKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        {words.singleKeys}
      </label>
      <div className="mt-4 flex justify-end">
        <Button onClick={() => ref.current?.close()}>{messages.close}</Button>
      </div>
    </dialog>
  );
}
