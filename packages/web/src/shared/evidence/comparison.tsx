import type { SearchResponse, SearchResult } from '@namesake/contract';
import type { RefObject } from 'react';
import { PriorityMark } from '#shared/hits/priority-mark.tsx';
import { FieldTable } from './field-table.tsx';
import { GoodGuyNotes, Reasons, RuleNote } from './reasons.tsx';
import { RecordView } from './record-view.tsx';
import { ListBadges, ResultHeading } from './result-heading.tsx';
import { ScoreWaterfall } from './score-waterfall.tsx';
import { TextExcerpt } from './text-excerpt.tsx';
import { WordPairs } from './word-pairs.tsx';

type ComparisonProps = {
  readonly answer: Pick<SearchResponse, 'searchText' | 'interpretedAs'>;
  readonly result: SearchResult;
  /** Id of its heading. */
  readonly id: string;
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
};

/** One party compared with the input: the comparison, then the listed facts, then the parts of the score. */
export function Comparison({ answer: { searchText, interpretedAs }, result, id, headingRef }: ComparisonProps) {
  const { tokens, waterfall } = result.evidence;
  return (
    <>
      <div className="space-y-3">
        <div className="flex items-start gap-4">
          <PriorityMark result={result} large />
          <div className="min-w-0 flex-1">
            <ResultHeading id={id} result={result} headingRef={headingRef} />
          </div>
        </div>
        <ListBadges result={result} isNameSearch={interpretedAs.includes('name')} />
      </div>
      <RuleNote result={result} />
      <GoodGuyNotes result={result} />
      <FieldTable result={result} searchText={searchText} />
      <Reasons result={result} />
      <TextExcerpt searchText={searchText} tokens={tokens} />
      {result.matchedName && (
        <WordPairs searchText={searchText} listedName={result.matchedName.value} tokens={tokens} />
      )}
      <RecordView result={result} />
      <ScoreWaterfall steps={waterfall} score={result.score} />
    </>
  );
}
