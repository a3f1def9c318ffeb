import { Tabs } from 'radix-ui';
import { messages } from '#shared/messages/messages.ts';
import { CodeBlock } from '#shared/ui/code-block.tsx';
import { exportLine, SNIPPETS } from './snippets.ts';

const { tokens: words, apiSettings } = messages;
const TAB =
  'min-h-9 border-b-2 border-transparent px-3 text-sm font-medium text-soft hover:text-ink ' +
  'data-[state=active]:border-accent data-[state=active]:text-ink';

type SnippetTabsProps = {
  /** The new token; else a placeholder. */
  readonly token: string | undefined;
  readonly baseUrl: string;
};

/** curl, JavaScript and Python, ready to paste. */
export function SnippetTabs({ token, baseUrl }: SnippetTabsProps) {
  const line = exportLine(token ?? `<${apiSettings.placeholderToken}>`);
  return (
    <section aria-label={words.snippets}>
      <h2 className="text-lg font-semibold tracking-tight">{words.snippets}</h2>
      <p className="max-w-prose text-sm text-soft">{words.snippetsText}</p>
      <p className="mt-3 mb-1 text-sm text-soft">
        {token === undefined && `${apiSettings.snippetsPlaceholder} `}
        {words.exportLine}
      </p>
      <CodeBlock code={line} copyLabel={words.copySnippet('export')} />
      <Tabs.Root defaultValue="curl" className="mt-3">
        <Tabs.List aria-label={words.snippets} className="mb-2 flex gap-1 border-b border-line">
          {SNIPPETS.map(({ id, label }) => (
            <Tabs.Trigger key={id} value={id} className={TAB}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SNIPPETS.map(({ id, label, code }) => (
          <Tabs.Content key={id} value={id} className="rounded-lg">
            <CodeBlock code={code({ baseUrl })} copyLabel={words.copySnippet(label)} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </section>
  );
}
