import { messages } from '#shared/messages/messages.ts';

const words = messages.listPage.warnings;

/** What is wrong in a list that is searched all the same, in the server's sentences. */
export function WarningSection({ warnings }: { readonly warnings: readonly string[] }) {
  return (
    <section aria-labelledby="list-warnings">
      <h2 id="list-warnings" className="text-base font-semibold">
        {words.title(warnings.length)}
      </h2>
      <p className="mt-1 text-sm text-soft">{words.text}</p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-sm break-words">
        {warnings.map((warning) => (
          <li key={warning} dir="auto">
            {warning}
          </li>
        ))}
      </ul>
    </section>
  );
}
