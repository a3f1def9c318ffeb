import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Listing } from '@namesake/engine';
import { FigureCounter, type ListFigures } from '../src/census/list-figures.ts';
import { type PathCensus, PathTally, reasonFor } from '../src/census/path-tally.ts';
import type { Rejection } from '../src/list/record.ts';
import type { XmlElement } from '../src/xml/element.ts';
import { elementValues } from '../src/xml/element-values.ts';
import { XmlRecordReader } from '../src/xml/record-reader.ts';

export type Census = {
  /** Record elements as a plain text search counts them. */
  readonly counted: number;
  readonly listings: readonly Listing[];
  readonly rejected: number;
  readonly paths: ReadonlyMap<string, PathCensus>;
};

/**
 * Follows every value of a real file into its listing. A value is kept if the listing of its record contains each of
 * its words, or the code of the country that it names. The test must explain each loss.
 */
export function takeCensus(
  file: string,
  recordNames: readonly string[],
  toListing: (element: XmlElement) => Listing | Rejection,
): Census {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const tally = new PathTally();
  const listings: Listing[] = [];
  let rejected = 0;
  const reader = new XmlRecordReader({
    onRoot: () => ({ records: new Set(recordNames), heads: new Set() }),
    onHead: () => {},
    onRecord: (element) => {
      const result = toListing(element);
      if ('rejected' in result) rejected += 1;
      else {
        listings.push(result);
        tally.add(elementValues(element), result);
      }
    },
  });
  reader.write(text);
  reader.close();
  const counted = recordNames.reduce((sum, name) => sum + text.split(new RegExp(`<${name}[\\s>]`)).length - 1, 0);
  return { counted, listings, rejected, paths: tally.paths };
}

/** Paths that lose values without a reason, with examples. */
export function unexplained(census: Pick<Census, 'paths'>, reasons: Readonly<Record<string, string>>): string[] {
  return [...census.paths]
    .filter(([path, { lost }]) => lost > 0 && reasonFor(path, reasons) === undefined)
    .map(([path, { lost, values, examples }]) => `${path}: ${lost} of ${values} lost, e.g. ${examples.join(' | ')}`);
}

/** Figures to print. */
export function figuresOf(listings: readonly Listing[]): ListFigures {
  const counter = new FigureCounter();
  for (const listing of listings) counter.add(listing);
  return counter.figures();
}
