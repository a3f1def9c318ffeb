import type { SearchResult } from '@namesake/contract';
import { FieldTable } from './field-table.tsx';
import { ScoreWaterfall } from './score-waterfall.tsx';
import { TextExcerpt } from './text-excerpt.tsx';
import { WordPairs } from './word-pairs.tsx';

/** Everything the score was computed from. */
export function EvidenceView({ result, searchText }: { readonly result: SearchResult; readonly searchText: string }) {
  const { tokens, fields, waterfall } = result.evidence;
  return (
    <div className="space-y-5 pt-2 pb-3">
      <TextExcerpt searchText={searchText} tokens={tokens} />
      {result.matchedName && (
        <WordPairs searchText={searchText} listedName={result.matchedName.value} tokens={tokens} />
      )}
      <div className="grid gap-x-10 gap-y-5 grid-cols-1 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_17rem]">
        <FieldTable fields={fields} />
        <ScoreWaterfall steps={waterfall} score={result.score} />
      </div>
    </div>
  );
}
