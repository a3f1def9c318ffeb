import { parseInstant } from '../../fields/parse-instant.ts';
import type { JsonFormat } from '../../formats/format.ts';
import { jsonValues } from '../../formats/json-values.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { WB_DEBARRED } from './source.ts';
import { textIn, toListing, type WbRecord } from './to-listing.ts';

/** The bank's answer: one object with one list. */
export const WB_FORMAT: JsonFormat = {
  name: 'World Bank JSON',
  recognises: (head) => /^\s*\{\s*"response"\s*:\s*\{\s*"ZPROCSUPP"\s*:/.test(head),
  read: (document, { onRecord }) => {
    const records = recordsIn(document);
    const refreshed = records.map((record) => textIn(record, 'LAST_REFRESH_DATE')).find((text) => text !== undefined);
    const publishedAt = parseInstant(refreshed);
    if (refreshed === undefined || publishedAt === undefined) {
      throw new ListRefused('no_date', 'has no record with a readable LAST_REFRESH_DATE');
    }
    for (const record of records)
      onRecord(toListing(record, publishedAt.slice(0, 10)), () => jsonValues(Object.fromEntries(record)));
    return { source: WB_DEBARRED, facts: { version: refreshed, publishedAt } };
  },
};

/** Records of the bank's answer. Throws `ListRefused`. */
export function recordsIn(document: unknown): readonly WbRecord[] {
  const list = memberOf(memberOf(document, 'response'), 'ZPROCSUPP');
  if (!Array.isArray(list)) throw new ListRefused('malformed', 'has no list of records where the World Bank has it');
  return list.map((record: unknown) => new Map(isObject(record) ? Object.entries(record) : []));
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? new Map(Object.entries(value)).get(name) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
