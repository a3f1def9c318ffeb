import type { Scoring } from '@namesake/contract';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { codeWords } from '#shared/format/code-words.ts';
import { points, signedPoints } from '#shared/format/number.ts';
import { scoringWords as words } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useScoring } from './api.ts';
import { FeatureTable } from './feature-table.tsx';
import { PolicySection } from './policy-section.tsx';
import { ExamplePair, Section } from './section.tsx';
import { ThresholdScale } from './threshold-scale.tsx';
import { WordSection } from './word-section.tsx';

/** Settings → Scoring: how scores are computed, and the policies that use them. */
export function ScoringPage() {
  usePageTitle(words.title);
  const { data, error, isPending, refetch } = useScoring();
  return (
    <div className="min-w-0 space-y-10">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        <a href={addressOf(ENDPOINTS.getScoring)} className="link mt-1 inline-block min-h-6 text-sm">
          {words.download}
        </a>
      </header>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <ThresholdScale thresholds={data.thresholds} />}
      <PolicySection />
      {data !== undefined && (
        <>
          <FeatureTable scoring={data} />
          <FindingList findings={data.findings} />
          <WordSection scoring={data} />
          <p className="text-xs break-words text-faint">
            {words.engine(data.engineVersion)} <code className="font-mono break-all">{data.modelHash}</code>
          </p>
        </>
      )}
    </div>
  );
}

/** Findings, each with its effect and an example. */
function FindingList({ findings }: { readonly findings: Scoring['findings'] }) {
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
