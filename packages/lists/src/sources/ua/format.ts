import { itemsIn, membersOf, textValue } from '../../fields/members.ts';
import { parseDay } from '../../fields/parse-day.ts';
import type { JsonFormat } from '../../formats/format.ts';
import { jsonValues } from '../../formats/json-values.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { UA_NSDC } from './source.ts';
import { toListing } from './to-listing.ts';

/** Both answers of the register's API in one document. */
export const UA_FORMAT: JsonFormat = {
  name: 'Ukrainian register JSON',
  recognises: (head) => /^\s*\{\s*(?:"date"\s*:\s*"[^"]*"\s*,\s*)?"(?:individual|legal)"\s*:\s*\[/.test(head),
  read: (document, { onRecord }) => {
    const members = membersOf(document);
    const day = parseDay(textValue(members.get('date'))?.slice(0, 10));
    if (day === undefined) throw new ListRefused('no_date', 'has no readable "date" of the day it was fetched');
    for (const [kind, type] of [
      ['individual', 'person'],
      ['legal', 'organization'],
    ] as const) {
      const subjects = members.get(kind);
      if (!Array.isArray(subjects)) throw new ListRefused('missing_part', `has no list "${kind}": fetch both answers`);
      for (const subject of itemsIn(subjects)) {
        onRecord(toListing(membersOf(subject), type), () => jsonValues(subject, kind));
      }
    }
    return { source: UA_NSDC, facts: { version: day, publishedAt: `${day}T00:00:00.000Z` } };
  },
};
