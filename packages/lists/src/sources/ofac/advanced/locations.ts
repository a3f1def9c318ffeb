import type { Place } from '@namesake/engine';
import { detached } from '../../../fields/detached.ts';
import { placeOf } from '../../../fields/place.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from '../../../xml/element.ts';
import type { ReferenceSets } from './reference-sets.ts';

/** A `Location`: a place, and its country as OFAC names it. */
export type Location = { readonly place: Place | undefined; readonly country: string | undefined };

/** The `Locations` section, to which parties and documents refer. */
export class Locations {
  readonly #references: ReferenceSets;
  readonly #locations = new Map<string, Location>();

  constructor(references: ReferenceSets) {
    this.#references = references;
  }

  read(location: XmlElement): void {
    const id = attributeOf(location, 'ID');
    if (id !== undefined) this.#locations.set(id, detached(this.#locationOf(location)));
  }

  /** Throws `ListRefused` for an unknown location. */
  get(id: string): Location {
    const location = this.#locations.get(id);
    if (location !== undefined) return location;
    throw new ListRefused('malformed', `refers to Location ${id}, which it does not have: fetch it again`);
  }

  #locationOf(location: XmlElement): Location {
    const parts: { street: string[]; city: string[]; region: string[]; postalCode: string[] } = {
      street: [],
      city: [],
      region: [],
      postalCode: [],
    };
    for (const part of childrenOf(location, 'LocationPart')) {
      const type = this.#references.wordOf(part, 'LocPartType') ?? '';
      const values = childrenOf(part, 'LocationPartValue').flatMap((value) => textOf(value, 'Value') ?? []);
      parts[keyOf(type)].push(...values);
    }
    const country = this.#references.wordOf(childOf(location, 'LocationCountry'), 'Country');
    const place = placeOf({
      street: lineOf(parts.street),
      city: lineOf(parts.city),
      region: lineOf(parts.region),
      postalCode: lineOf(parts.postalCode),
      country,
    });
    return { place, country };
  }
}

/**
 * `ADDRESS1`, `Address`, and places of birth given as one line of type `Unknown`: all but four kinds count as the
 * street.
 */
function keyOf(type: string): 'street' | 'city' | 'region' | 'postalCode' {
  if (/^city/i.test(type)) return 'city';
  if (/state|province|region/i.test(type)) return 'region';
  return /^(?:postal|zip)/i.test(type) ? 'postalCode' : 'street';
}

function lineOf(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join(', ');
}
