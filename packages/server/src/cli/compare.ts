import { type CompareRequest, compareRequestSchema } from '@namesake/contract';
import { compare, DEFAULT_POLICY, loadModel, normaliseText, SearchTooExpensiveError } from '@namesake/engine';
import { LineWriter, linesOf } from '../lib/formats/lines.ts';
import { toQuery } from '../modules/search/apply-request.ts';
import { datesOfComparison, futureDates } from '../modules/search/check-birth-dates.ts';
import { toComparedEntity } from '../modules/search/compare.ts';
import { presentEvidence } from '../modules/search/present-hit.ts';
import { IgnoredMembers } from '../row-files/column-content.ts';
import { readRow } from '../row-files/row.ts';
import { readNumber, readOptions } from './command/command.ts';

const USAGE = `Score pairs of parties: JSON lines in, one JSON line out for each, in order.

Usage: namesake compare [--threshold N] < pairs.jsonl > scores.jsonl

  --threshold N   name score (50-100) from which a search would show the party   75

A line in:  {"id":1,"query":{"searchText":"O. Vestrakoff","type":"person"},"entity":{"names":["Orlan VESTRAKOV"]}}
A line out: {"id":1,"nameScore":…,"score":…,"priority":…,"threshold":75,"ofacScoreEstimate":…,"evidence":{…}}
A row that cannot be scored: {"id":1,"error":{"code":"…","line":1}}

Example:
  echo '{"id":1,"query":{"searchText":"Jon Smith"},"entity":{"names":["John Smith"]}}' | namesake compare
`;

/** Scores JSON lines from standard input and writes them to standard output. */
export async function compareCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, { threshold: { type: 'string' } });
  const threshold = readNumber('threshold', options.threshold, 50, 100);
  const model = loadModel();
  const ignored = new IgnoredMembers();
  const writer = new LineWriter(process.stdout);
  for await (const { text, number } of linesOf(process.stdin)) {
    if (typeof text === 'string' && text.trim() === '') continue;
    const row = readRow(text, compareRequestSchema);
    if ('ignored' in row) ignored.add(row.ignored);
    const outcome = 'error' in row ? { error: { code: row.error } } : scoreUnlessTooExpensive(row.value);
    const written = 'error' in outcome ? { error: { ...outcome.error, line: number } } : outcome;
    await writer.write(JSON.stringify({ id: row.id, ...written }));
  }
  await writer.flush();
  for (const line of ignored.lines()) process.stderr.write(`${line}\n`);

  function scoreUnlessTooExpensive(request: CompareRequest) {
    try {
      return score(request);
    } catch (error) {
      if (!(error instanceof SearchTooExpensiveError)) throw error;
      return { error: { code: 'search_too_expensive' } };
    }
  }

  function score(request: CompareRequest) {
    if (futureDates(datesOfComparison(request), Date.now()).length > 0)
      return { error: { code: 'invalid_birth_date' } };
    const query = toQuery(request.query);
    if (normaliseText(query.searchText).tokens.length === 0) return { error: { code: 'unscreenable_text' } };
    const policy = { ...DEFAULT_POLICY, threshold: request.threshold ?? threshold ?? DEFAULT_POLICY.threshold };
    const result = compare(query, toComparedEntity(request.entity), policy, model);
    const { nameScore, score: total, priority, ofacScoreEstimate, evidence } = result;
    return {
      nameScore,
      score: total,
      priority,
      threshold: result.threshold,
      ofacScoreEstimate,
      evidence: presentEvidence(evidence),
    };
  }
}
