import type { Scoring } from '@namesake/contract';
import { codeWords } from '#shared/format/code-words.ts';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ExamplePair } from '../layout/example-pair.tsx';
import { Section } from '../layout/section.tsx';

const { scoring: words } = messages;
const names: Readonly<Record<string, string>> = words.limitNames;

/** What is kept below high, each with its reason and an example. */
export function LimitList({ limits }: { readonly limits: Scoring['limits'] }) {
  return (
    <Section title={words.limitsTitle} text={words.limitsText}>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {limits.map(({ code, most, doc, example }) => (
          <li key={code} className="px-4 py-3">
            <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              {names[code] ?? codeWords(code)}
              <span className="text-sm font-medium text-review">{words.most(points(most))}</span>
            </h3>
            <p className="max-w-prose text-sm text-soft">{doc}</p>
            <p className="mt-1 text-sm">
              <ExamplePair example={example} /> · <span className="font-semibold">{points(example.score)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
