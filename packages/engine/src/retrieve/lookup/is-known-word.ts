import type { Index } from '../../index/open/open-index.ts';
import { formOf } from '../../words/form/form.ts';
import { findForms } from './find-forms.ts';

/** Whether a word, romanised and in small letters, is one of a listed name, of the model or of a dictionary. */
export const isKnownWord = (index: Index, word: string): boolean =>
  index.model.isKnown(word) ||
  index.model.isDictionaryWord(word) ||
  findForms(index, formOf(word, index.model), 'exact').length > 0;
