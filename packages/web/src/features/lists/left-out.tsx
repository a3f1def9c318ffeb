import type { ListsResponse } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

const words = messages.listPage.leftOut;

/** Files in the folder of lists that are not searched, with the server's reasons; nothing where all are. */
export function LeftOut({ files: { total, items } }: { readonly files: ListsResponse['leftOut'] }) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out" className="text-base font-semibold">
        {words.title(total)}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-soft">{words.text}</p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-sm break-words">
        {items.map(({ file, refused, text: reason }) => (
          <li key={file}>
            <code dir="auto">{file}</code>{' '}
            <span className={refused ? 'font-medium' : 'text-soft'}>
              {refused ? words.refused : words.skipped}: {reason}
            </span>
          </li>
        ))}
      </ul>
      {items.length < total && <p className="mt-2 text-sm text-soft">{words.more(total - items.length)}</p>}
    </section>
  );
}
