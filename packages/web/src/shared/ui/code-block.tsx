import { CopyButton } from './copy-button.tsx';

type CodeBlockProps = { readonly code: string; readonly copyLabel: string };

/** Code to copy. It scrolls sideways by keyboard too. */
export function CodeBlock({ code, copyLabel }: CodeBlockProps) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-paper sm:flex-row-reverse sm:items-start">
      <div className="shrink-0 self-end px-2 pt-1.5 sm:self-start sm:pb-1.5">
        <CopyButton text={code} label={copyLabel} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
      <pre tabIndex={0} className="min-w-0 overflow-x-auto rounded-lg p-3 font-mono text-xs leading-relaxed sm:flex-1">
        <code>{code}</code>
      </pre>
    </div>
  );
}
