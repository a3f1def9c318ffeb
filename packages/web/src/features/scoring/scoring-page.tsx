import { API_BASE } from '#shared/api/request.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useScoring } from './api/get-scoring.ts';
import { FeatureTable } from './evidence/feature-table.tsx';
import { FindingList } from './evidence/finding-list.tsx';
import { PolicySection } from './policies/policy-section.tsx';
import { ThresholdScale } from './thresholds/threshold-scale.tsx';
import { WordSection } from './words/word-section.tsx';

const { scoring: words } = messages;

/** Settings → Scoring: how a score comes about, and the policies that say what is done with it. */
export function ScoringPage() {
  usePageTitle(words.title);
  const { data, error, isPending, refetch } = useScoring();
  return (
    <div className="min-w-0 space-y-10">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        <a href={`${API_BASE}/scoring`} className="link mt-1 inline-block min-h-6 text-sm">
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
