import { CopyButton } from './copy-button.tsx';

type CodeBlockProps = { readonly code: string; readonly copyLabel: string };

/** Code to copy. It scrolls sideways by keyboard too. */
export function CodeBlock({ code, copyLabel }: CodeBlockProps) {
  return (
    <div className="relative rounded-lg border border-line bg-paper">
      <div className="absolute end-2 top-1.5">
        <CopyButton text={code} label={copyLabel} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
      <pre tabIndex={0} className="overflow-x-auto rounded-lg p-3 pe-24 font-mono text-xs leading-relaxed">
        <code>{code}</code>
      </pre>
    </div>
  );
}
