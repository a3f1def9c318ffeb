import { fillRows, loadModel, openImage, openIndex, packIndex, withRows } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { findForms } from '../../packages/engine/src/retrieve/lookup/find-forms.ts';
import { formOf } from '../../packages/engine/src/words/form/form.ts';
import { hasOfficialLists, officialLists } from '../law/official-lists.ts';

/** Computes the row of one in this many forms. */
const EVERY = 97;

describe.skipIf(!hasOfficialLists)('the rows of the official lists', () => {
  it('are what the keys of the same forms find, in as many steps', async () => {
    const { data, text } = (await officialLists()).index;
    const model = loadModel();
    const [bare, filled] = [openIndex(data, model), openImage(withRows(packIndex(data)), model)];
    const different: number[] = [];
    for (let id = 0; id < bare.stats.forms; id += EVERY) {
      expect(fillRows(filled, id, id + 1)).toBe(true);
      const [row, byKeys] = [filled, bare].map((index) => {
        index.scratch.begin();
        const forms = findForms(index, formOf(text(id), model), 'similar');
        index.scratch.end();
        return JSON.stringify([forms, index.scratch.budget.spent]);
      });
      // Only the number, because test reports must not contain names from lists.
      if (row !== byKeys) different.push(id);
    }
    expect(different).toEqual([]);
  });
});
