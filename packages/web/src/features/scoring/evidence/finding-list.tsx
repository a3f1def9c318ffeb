import type { Scoring } from '@namesake/contract';
import { codeWords } from '#shared/format/code-words.ts';
import { points, signedPoints } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ExamplePair } from '../layout/example-pair.tsx';
import { Section } from '../layout/section.tsx';

const { scoring: words } = messages;

/** Findings, each with its effect and an example. */
export function FindingList({ findings }: { readonly findings: Scoring['findings'] }) {
  return (
    <Section title={words.findingsTitle} text={words.findingsText}>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {findings.map(({ code, effect, review, doc, example }) => (
          <li key={code} className="px-4 py-3">
            <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              {codeWords(code)}
              <span className="text-sm font-medium text-review">
                {words.effect(signedPoints(effect))}
                {review && ` · ${words.alwaysReview}`}
              </span>
            </h3>
            <p className="max-w-prose text-sm text-soft">{doc}</p>
            {example !== null && (
              <p className="mt-1 text-sm">
                <ExamplePair example={example} /> · <span className="font-semibold">{points(example.score)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
