import type { Model } from '../../knowledge/model/model.ts';
import type { Listing } from '../../types/listing.ts';
import type { NameTable } from '../tables/index-data.ts';
import type { CompoundTable } from './compound-table.ts';
import { isTranscription } from './is-transcription.ts';
import { NameTableBuilder } from './name-table-builder.ts';
import { type Vocabulary, VocabularyBuilder } from './vocabulary-builder.ts';

/**
 * Names of consecutive listings in an index, and the words they are made of. Plain data, which threads hand
 * over.
 */
export type NamePart = {
  readonly names: NameTable;
  readonly vocabulary: Vocabulary;
  readonly joined: CompoundTable;
};

/** Collects names in order of listings. */
export class NamePartBuilder {
  readonly #vocabulary: VocabularyBuilder;
  readonly #names: NameTableBuilder;

  constructor(model: Model) {
    this.#vocabulary = new VocabularyBuilder(model);
    this.#names = new NameTableBuilder(this.#vocabulary, model);
  }

  /** `number`: the listing's place in the index. */
  add(number: number, listing: Listing): void {
    for (const name of listing.names) this.#names.add(number, listing.entityType, name, isTranscription(name, listing));
  }

  finish(): NamePart {
    const names = this.#names.build();
    return { names, ...this.#vocabulary.finish(names, this.#names.sameAs()) };
  }
}
