import type { ListedName, Listing, Place } from '@namesake/engine';
import { compact } from '../../../fields/compact.ts';
import { countryCode } from '../../../fields/country-code.ts';
import { distinctNames, withPrimary } from '../../../fields/name.ts';
import { placeOf } from '../../../fields/place.ts';
import type { Rejection } from '../../../list/record.ts';
import type { Source } from '../../../list/source.ts';
import { oneLine } from '../../../xml/element.ts';
import { emptyDetails } from '../details.ts';
import { entityTypeOf, listingOf } from '../party.ts';
import { nameOfLine } from '../party-name.ts';
import { readCutRemarks, segmentsOf } from '../remarks.ts';

export type Cells = readonly (string | undefined)[];

/** Rows of one record in the other files. */
export type Companions = {
  readonly addresses: readonly Cells[];
  readonly aliases: readonly Cells[];
  /** The rest of remarks that were cut. */
  readonly comment: string | undefined;
};

/** Converts one row of SDN.CSV or CONS_PRIM.CSV with its rows in the other files. */
export function toListing(
  row: Cells,
  { addresses, aliases, comment }: Companions,
  source: Source,
): Listing | Rejection {
  const [uid, name, type, program, title, callSign, vesselType, tonnage, grossTonnage, flag, owner] = row.map(lineOf);
  const remarks = row[11];
  const entityType = type === undefined ? 'organization' : entityTypeOf(type);
  const isPerson = entityType === 'person';
  const details = emptyDetails(isPerson);
  if (callSign !== undefined) details.identifiers.push({ type: 'call_sign', value: callSign });
  Object.assign(details.vessel, compact({ type: vesselType, tonnage, grossTonnage, owner }));
  if (flag !== undefined) details.vessel.flag = countryCode(flag) ?? flag;
  if (remarks !== undefined) readCutRemarks(remarks, comment, details);
  for (const [, , , alias, about] of aliases.map((cells) => cells.map(lineOf)))
    if (about !== undefined) details.remarks.push(`${alias ?? 'Alias'}: ${about}`);
  const names = distinctNames([
    nameOfLine(name, isPerson, 'primary', 'strong'),
    ...aliases.map((alias) => aliasOf(alias, isPerson)),
    ...details.names,
  ]);
  return listingOf(
    {
      uid,
      entityType,
      names: names.length === 0 ? names : withPrimary(names),
      title,
      programs: program === undefined ? [] : program.split(/\]\s*\[/).map((code) => code.trim()),
      addresses: addresses.flatMap(addressOf),
      featureTypes: remarks === undefined ? [] : segmentsOf(remarks + (comment ?? '')),
      details,
    },
    source,
  );
}

/** ent_num, alt_num, alt_type, alt_name, alt_remarks. Weak aliases are only in the remarks. */
function aliasOf(cells: Cells, isPerson: boolean): ListedName | undefined {
  const [, , type, name] = cells.map(lineOf);
  return nameOfLine(name, isPerson, type === 'fka' ? 'former' : 'alias', 'strong');
}

/** ent_num, add_num, address, "city, state and postal code" in one, country, remarks. */
function addressOf(cells: Cells): Place[] {
  const [, , street, city, country, note] = cells.map(lineOf);
  const place = placeOf({ street, city, country, note });
  return place === undefined ? [] : [place];
}

function lineOf(cell: string | undefined): string | undefined {
  return cell === undefined ? undefined : oneLine(cell);
}
