import { DECISION_REASON_CODES, type ImportedGoodGuys, reasonsFor } from '@namesake/contract';
import { type CsvRow, valuesOf } from './csv.ts';
import { listingNow } from './listing-now.ts';
import { newGoodGuyId } from './new-good-guy.ts';
import { textKey } from './store/facts.ts';
import type { Facts, MadeGoodGuy } from './store/good-guy.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 365;
const MOST_DAYS = 1_826;
/** As in requests: `externalRef`, and the text of a decision. */
const LONGEST = { external_ref: 200, text: 2_000 } as const;

type Refusal = Omit<ImportedGoodGuys['refused'][number], 'line'>;

/** A good guy of a row, or why there is none. Columns that are not there are never compared with later requests. */
export function importedContent(
  { cells }: CsvRow,
  snapshot: Parameters<typeof listingNow>[0],
  nowMs: number,
): Omit<MadeGoodGuy, 'event'> | Refusal {
  const cell = (name: string): string => cells[name] ?? '';
  const [externalRef, listing, text] = [cell('external_ref'), cell('listing'), cell('text')];
  if (externalRef === '') return { code: 'external_ref_missing', detail: 'external_ref is empty.' };
  for (const [name, most] of Object.entries(LONGEST))
    if (cell(name).length > most)
      return { code: 'value_too_long', detail: `${name} has more than ${most} characters.` };
  const reason = DECISION_REASON_CODES.find((code) => code === cell('reason').toLowerCase());
  const allowed = reasonsFor('false_positive');
  if (reason === undefined || !allowed.includes(reason))
    return { code: 'reason_unknown', detail: `reason is one of ${allowed.join(', ')}.` };
  if (reason === 'other' && text === '') return { code: 'text_missing', detail: 'The reason "other" takes a text.' };
  const days = cell('expires_in_days') === '' ? USUAL_DAYS : Number(cell('expires_in_days'));
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    return { code: 'expiry_invalid', detail: `expires_in_days is a number from 1 to ${MOST_DAYS}.` };
  const found = listingNow(snapshot, listing);
  if (found === undefined) return { code: 'listing_unknown', detail: 'No loaded list has this listing.' };
  const name = cell('name');
  return {
    id: newGoodGuyId(),
    externalRef,
    listing,
    reason,
    decision: null,
    screeningId: null,
    listedName: found.listing.names[0]?.value ?? listing,
    expiresAt: nowMs + days * DAY_MS,
    recordHash: found.recordHash,
    listingFacts: found.facts,
    customerFacts: givenFacts(cells),
    textKey: name === '' ? null : textKey(valuesOf(name)[0] ?? name),
  };
}

function givenFacts(cells: CsvRow['cells']): Facts {
  const given = (column: string): readonly string[] | undefined => {
    const values = valuesOf(cells[column] ?? '');
    return values.length === 0 ? undefined : values;
  };
  const [name, birthDate, country, identifier] = ['name', 'birth_date', 'countries', 'identifiers'].map(given);
  return {
    ...(name === undefined ? {} : { name }),
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
    ...(country === undefined ? {} : { country: country.map((code) => code.toUpperCase()) }),
    ...(identifier === undefined ? {} : { identifier }),
  };
}
