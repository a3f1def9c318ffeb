import { ListRefused } from '../../../list/list-refused.ts';
import { attributeOf, oneLine, type XmlElement } from '../../../xml/element.ts';

/**
 * Words for the numbers of an ADVANCED file: `ReferenceValueSets/PartySubTypeValues/PartySubType@ID`. The numbers
 * differ between files and over time, so only the file itself explains them.
 */
export class ReferenceSets {
  readonly #words = new Map<string, string>();
  #isRead = false;

  /** Reads the `ReferenceValueSets` element. */
  read(sets: XmlElement): void {
    this.#isRead = true;
    for (const set of sets.children) {
      for (const value of set.children) {
        const id = attributeOf(value, 'ID');
        const word = oneLine(value.text);
        if (id !== undefined && word !== undefined) this.#words.set(`${value.name} ${id}`, word);
      }
    }
  }

  /**
   * The word for an attribute of `element`, e.g. `wordOf(profile, 'PartySubType')` by `@PartySubTypeID`. Undefined
   * without the attribute. Throws `ListRefused` for a number that the file does not explain.
   */
  wordOf(element: XmlElement | undefined, set: string, attribute = `${set}ID`): string | undefined {
    const id = attributeOf(element, attribute);
    if (id === undefined) return undefined;
    const word = this.word(set, id);
    if (word !== undefined) return word;
    const reason = this.#isRead ? `whose ReferenceValueSets do not have it` : 'before any ReferenceValueSets';
    throw new ListRefused('malformed', `uses ${set} ${id}, ${reason}: it is incomplete, fetch it again`);
  }

  /** The word for a number; undefined if it is not explained. */
  word(set: string, id: string): string | undefined {
    return this.#words.get(`${set} ${id}`);
  }

  /** Same as `wordOf`, but undefined for an unexplained number: for facts that a listing can do without. */
  knownWordOf(element: XmlElement | undefined, set: string, attribute = `${set}ID`): string | undefined {
    const id = attributeOf(element, attribute);
    return id === undefined ? undefined : this.word(set, id);
  }
}
