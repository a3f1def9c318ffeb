import type { Model } from '../../knowledge/model/model.ts';
import type { Listing } from '../../types/listing.ts';
import type { NameTable, NativeWordTable } from '../tables/index-data.ts';
import type { PackedStrings } from '../tables/packed-strings.ts';
import type { Rows } from '../tables/rows.ts';
import type { CompoundTable } from './compound-table.ts';
import { isTranscription } from './is-transcription.ts';
import { NameTableBuilder } from './name-table-builder.ts';
import { VocabularyBuilder } from './vocabulary-builder.ts';

/**
 * Names of consecutive listings in an index, and the words they are made of. Plain data, which threads hand
 * over.
 */
export type NamePart = {
  readonly names: NameTable;
  readonly vocabulary: Vocabulary;
  readonly joined: CompoundTable;
};

/** The tokens and forms of some names, each in the order of its first use. */
export type Vocabulary = {
  /** The identity of a token. */
  readonly tokenKeys: PackedStrings;
  /** By token: see `TokenTable`. */
  readonly ownForm: Int32Array;
  readonly letter: Uint16Array;
  readonly forms: PackedStrings;
  readonly formTokens: Rows;
  readonly formSystems: Uint8Array;
  /** Words in native characters, and the form of each. */
  readonly words: Omit<NativeWordTable, 'ofForm'> & { readonly form: Int32Array };
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
