import { itemsIn, membersOf, textValue } from '../../fields/members.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { parseInstant } from '../../fields/parse-instant.ts';
import type { JsonFormat } from '../../formats/format.ts';
import { jsonValues } from '../../formats/json-values.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { FR_GELS } from './source.ts';
import { toListing } from './to-listing.ts';

/** The register of the Trésor: one object, with its parties under `Publications.PublicationDetail`. */
export const FR_FORMAT: JsonFormat = {
  name: 'French register JSON',
  recognises: (head) => /^\s*\{\s*"Publications"\s*:\s*\{/.test(head),
  read: (document, { onRecord }) => {
    const publications = membersOf(membersOf(document).get('Publications'));
    const details = publications.get('PublicationDetail');
    if (!Array.isArray(details)) {
      throw new ListRefused('malformed', 'has no list of parties where the French register has it');
    }
    const date = textValue(publications.get('DatePublication'));
    const day = parseDay(date?.split(/[ T]/)[0]);
    const publishedAt = parseInstant(date) ?? (day === undefined ? undefined : `${day}T00:00:00.000Z`);
    if (date === undefined || publishedAt === undefined) {
      throw new ListRefused('no_date', 'has no readable DatePublication');
    }
    for (const detail of itemsIn(details)) {
      onRecord(toListing(membersOf(detail)), () => jsonValues(detail, '', 'TypeChamp'));
    }
    return { source: FR_GELS, facts: { version: date, publishedAt } };
  },
};
