import { detachedText } from '../../../fields/detached.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { elementValues } from '../../../xml/element-values.ts';
import type { ReferenceSets } from './reference-sets.ts';

export type SectionValue = readonly [path: string, value: string];

/**
 * Values of the sections, for the census: those of places and documents are kept until the party that refers to them.
 * Explained numbers are replaced with their words.
 */
export class SectionValues {
  readonly #references: ReferenceSets;
  readonly #places = new Map<string, readonly SectionValue[]>();
  readonly #documents = new Map<string, readonly SectionValue[]>();
  /** Interns the few hundred different paths. */
  readonly #paths = new Map<string, string>();

  constructor(references: ReferenceSets) {
    this.#references = references;
  }

  keepPlace(location: XmlElement): void {
    this.#places.set(location.attributes['ID'] ?? '', this.of(location));
  }

  keepDocument(document: XmlElement): void {
    const identity = document.attributes['IdentityID'] ?? '';
    this.#documents.set(identity, [...(this.#documents.get(identity) ?? []), ...this.of(document)]);
  }

  /** Values of a party with its places and documents. */
  ofParty(party: XmlElement): readonly SectionValue[] {
    const own = this.of(party);
    const places = own.filter(([path]) => path.endsWith('@LocationID')).flatMap(([, id]) => this.#places.get(id) ?? []);
    const identities = own.filter(([path]) => path === `${party.name}/Profile/Identity@ID`);
    return [...own, ...places, ...identities.flatMap(([, id]) => this.#documents.get(id) ?? [])];
  }

  of(element: XmlElement): readonly SectionValue[] {
    const said = [...elementValues(element)].filter(([, value]) => value.trim() !== '');
    return said.map(([path, value]): SectionValue => {
      const set = /@(?:.*-)?(\w+)ID$/.exec(path)?.[1];
      const text = (set === undefined ? undefined : this.#references.word(set, value)) ?? value;
      return [this.#shared(path), detachedText(text)];
    });
  }

  #shared(path: string): string {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    const own = detachedText(path);
    this.#paths.set(own, own);
    return own;
  }
}
