import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColumnFields } from './column-fields.tsx';

it('a column that needs a decision shows its sample values below the warning', () => {
  const form = renderToStaticMarkup(
    <ColumnFields
      columns={[{ heading: 'Remark', member: 'unmapped', holds: 'names' }]}
      samples={[['Orlan Vestrakov', 'Quelmar Ltd']]}
      halves={[]}
      onChange={() => {}}
    />,
  );
  expect(form).toContain('aria-invalid="true"');
  expect(form).toContain('Orlan Vestrakov · Quelmar Ltd');
});
