import type { Index } from '../../index/open/open-index.ts';
import { formOf } from '../../words/form/form.ts';
import { findForms } from './find-forms.ts';

/** Whether a romanised lower-case word occurs in a listed name, in the model or in a dictionary. */
export const isKnownWord = (index: Index, word: string): boolean =>
  index.model.isKnown(word) ||
  index.model.isDictionaryWord(word) ||
  findForms(index, formOf(word, index.model), 'exact').length > 0;
