import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { newDraft, type PartyDraft } from './customer-draft.ts';
import { PartyFields } from './party-fields.tsx';

const WRONG = 'This is no valid number.';

/** Values of the numbers on the form, each with whether its row has the error. */
function numbersOf(identifiers: PartyDraft['identifiers']) {
  const party = { ...newDraft('customer-1').main, identifiers };
  const errorOf = (path: string) => (path === 'identifiers/0' ? WRONG : undefined);
  const form = renderToStaticMarkup(<PartyFields party={party} errorOf={errorOf} onChange={() => {}} />);
  const rows = form.split('</select>').slice(-identifiers.length - 1);
  return rows.map((row) => [/<input[^>]* value="([^"]*)"/.exec(row)?.[1], row.includes(WRONG)]);
}

it('an error of a number stands next to that number, and not next to rows that were not sent', () => {
  expect(numbersOf([])).toEqual([['', false]]);
  expect(
    numbersOf([
      { type: 'passport', value: ' ' },
      { type: 'imo', value: '1234567' },
      { type: '', value: 'HRB 4711' },
    ]),
  ).toEqual([
    [' ', false],
    ['1234567', true],
    ['HRB 4711', false],
    ['', false],
  ]);
});
