import type { Identifier, VesselFacts } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { countryCode } from '../../fields/country-code.ts';
import { imoNumbersIn } from '../../fields/imo-in-text.ts';
import type { XmlElement } from '../../xml/element.ts';
import { leavesOf } from './leaves.ts';

/** Facts about a ship from ShipDetails. */
export function vesselOf(ship: XmlElement | undefined): VesselFacts | undefined {
  const flags = leavesOf(ship, 'CurrentBelievedFlagOfShips');
  const facts = compact({
    type: joined(leavesOf(ship, 'TypeOfShip')),
    flag: joined(flags.map((flag) => countryCode(flag) ?? flag)),
    formerFlags: leavesOf(ship, 'PreviousFlags').map((flag) => countryCode(flag) ?? flag),
    owner: joined(leavesOf(ship, 'CurrentOwnerOperators')),
    formerOwners: leavesOf(ship, 'PreviousOwnerOperators'),
    tonnage: joined(leavesOf(ship, 'TonnageOfShip')),
    length: joined(leavesOf(ship, 'LengthOfShip')),
    built: joined(leavesOf(ship, 'YearBuilt')),
  });
  return Object.keys(facts).length === 0 ? undefined : facts;
}

/** IMO and hull numbers; the IMO number may only be in the publisher's reasons. */
export function shipIdentifiers(ship: XmlElement | undefined, prose: string): Identifier[] {
  const imos = leavesOf(ship, 'IMONumbers').map((text) => text.replace(/^IMO\s*/i, ''));
  const named = imos.length > 0 ? [] : imoNumbersIn(prose);
  return [
    ...[...new Set(imos)].map((value) => ({ type: 'imo', value }) as const),
    ...named.map((value) => ({ type: 'imo', value, note: 'named in the statement of reasons' }) as const),
    ...leavesOf(ship, 'HullIdentificationNumbers').map(
      (value) => ({ type: 'vessel_registration', value, label: 'Hull identification number' }) as const,
    ),
  ];
}

function joined(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : [...new Set(values)].join('; ');
}
