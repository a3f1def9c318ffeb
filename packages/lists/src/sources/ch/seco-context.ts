import type { PlaceParts } from '../../fields/place.ts';
import { attributeOf, childOf, childrenOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';

type Program = { readonly name: string; readonly act?: string | undefined };

/** What targets refer to by id: places, and the sanctions sets of the programmes. */
export class SecoContext {
  readonly #places = new Map<string, PlaceParts>();
  readonly #programs = new Map<string, Program>();

  /** Adds a `sanctions-program` or a `place`. */
  add(element: XmlElement): void {
    if (element.name === 'place') this.#addPlace(element);
    else this.#addProgram(element);
  }

  place(id: string): PlaceParts | undefined {
    return this.#places.get(id);
  }

  /** Programme of a sanctions set; its bare id if the file does not name it. */
  program(setId: string): Program {
    return this.#programs.get(setId) ?? { name: setId };
  }

  #addPlace(element: XmlElement): void {
    const id = attributeOf(element, 'ssid');
    if (id !== undefined) this.#places.set(id, placeParts(element));
  }

  #addProgram(element: XmlElement): void {
    const name = inEnglish(element, 'program-name') ?? inEnglish(element, 'program-key');
    const sets = childrenOf(element, 'sanctions-set');
    for (const id of new Set(sets.map((set) => attributeOf(set, 'ssid')))) {
      if (id === undefined || name === undefined) continue;
      const own = sets.filter((set) => attributeOf(set, 'ssid') === id);
      this.#programs.set(id, { name, act: oneLine((own.find(isEnglish) ?? own[0])?.text ?? '') });
    }
  }
}

/** Parts of a place, or of an address that has its own. */
export function placeParts(element: XmlElement): PlaceParts {
  const country = childOf(element, 'country');
  return {
    city: textOf(element, 'location'),
    region: textOf(element, 'area'),
    country: country === undefined ? undefined : (oneLine(country.text) ?? attributeOf(country, 'iso-code')),
  };
}

function inEnglish(element: XmlElement, name: string): string | undefined {
  const texts = childrenOf(element, name);
  return oneLine((texts.find(isEnglish) ?? texts[0])?.text ?? '');
}

function isEnglish(element: XmlElement): boolean {
  return attributeOf(element, 'lang') === 'eng';
}
