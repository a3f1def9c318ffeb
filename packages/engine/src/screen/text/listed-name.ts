import { listedWords } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { stringAt } from '../../index/tables/packed-strings.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { FUNCTION_WORDS } from '../../knowledge/lexicon/general/particles.ts';
import { isNoName } from '../../normalise/phrases/no-name.ts';
import type { EntityType } from '../../types/listing.ts';
import { meaningOf } from '../sentence/everyday-word.ts';

/** Properties of a listed name that depend on its own words only, not on its context. */
export class ListedName {
  readonly words: readonly string[];
  readonly type: EntityType;
  readonly #index: Index;
  readonly #name: number;

  /** @param name its number in the index */
  constructor(index: Index, name: number) {
    this.#index = index;
    this.#name = name;
    this.words = listedWords(index, name);
    this.type = typeOfName(index, name);
  }

  /** "National Bank" is part of a thousand names. "Bank Quelmar" and "Bank for Steel Exports" are not. */
  get isGenericPair(): boolean {
    const words = this.withoutForm.filter((word) => !FUNCTION_WORDS.has(word));
    return words.length === 2 && words.every((word) => this.#isWordOfBusiness(word));
  }

  /**
   * "Technology LLC" after a name is the end of that name; "Quelmar JSC" is a separate name: its word is in no
   * dictionary.
   */
  get isWordWithForm(): boolean {
    const [word, ...others] = this.withoutForm;
    if (word === undefined || others.length > 0 || this.words.length === 1) return false;
    return this.#isWordOfBusiness(word);
  }

  /** "Open Joint Stock Company", "АО": only a legal form. A Latin abbreviation may also be a name. */
  get isLegalForm(): boolean {
    return isNoName(this.words) && !/^[A-Z.]{2,6}$/.test(stringAt(this.#index.data.names.values, this.#name));
  }

  /** Whether it is a person's name of two words that are both given names. */
  get isTwoGivenNames(): boolean {
    const { model } = this.#index;
    return this.type === 'person' && this.words.length === 2 && this.words.every((word) => model.isGivenName(word));
  }

  /** Its words without legal forms, joined: "SA-ID" is "said". */
  get asOneWord(): string {
    return this.withoutForm.join('');
  }

  /** Its words without legal forms. */
  get withoutForm(): string[] {
    return this.words.filter((word) => legalFormClass(word) === undefined);
  }

  #isWordOfBusiness(word: string): boolean {
    return this.#index.model.isBusinessWord(word) && meaningOf(word) === 'word';
  }
}
