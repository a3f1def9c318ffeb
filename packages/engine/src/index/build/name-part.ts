import type { Model } from '../../knowledge/model/model.ts';
import type { Listing } from '../../types/listing.ts';
import type { NameTable } from '../tables/index-data.ts';
import type { LetterRows } from '../tables/letter-rows.ts';
import type { CompoundTable } from './compound-table.ts';
import type { FormerParts } from './former/former-parts.ts';
import { isTranscription } from './is-transcription.ts';
import { NameTableBuilder } from './name-table-builder.ts';
import { type Vocabulary, VocabularyBuilder } from './vocabulary-builder.ts';

/** Names of consecutive listings in an index, with their vocabulary. Plain data that threads exchange. */
export type NamePart = {
  readonly names: NameTable;
  readonly vocabulary: Vocabulary;
  readonly joined: CompoundTable;
  readonly letters: LetterRows;
};

/** Collects names in order of listings. */
export class NamePartBuilder {
  readonly #vocabulary: VocabularyBuilder;
  readonly #names: NameTableBuilder;

  /** @param former an earlier index to take names from */
  constructor(model: Model, former?: FormerParts) {
    this.#vocabulary = new VocabularyBuilder(model, former);
    this.#names = new NameTableBuilder(this.#vocabulary, model);
  }

  /** `number` is the listing's position in the index. */
  add(number: number, listing: Listing): void {
    for (const name of listing.names) this.#names.add(number, listing.entityType, name, isTranscription(name, listing));
  }

  /** Adds the names of a listing at a position of the earlier index. */
  addFormer(number: number, former: FormerParts, place: number): void {
    const { nameStarts } = former.data.listings;
    for (let name = nameStarts[place] ?? 0; name < (nameStarts[place + 1] ?? 0); name++)
      this.#names.addFormer(number, former, name);
  }

  finish(): NamePart {
    const names = this.#names.build();
    const words = this.#vocabulary.finish(names, this.#names.sameAs(), this.#names.formerNames());
    return { names, ...words, letters: this.#names.letters() };
  }
}
