import { expect, it } from 'vitest';
import { LIST_TRAITS } from './list-traits.ts';

it('weak names only corroborate on OFAC’s lists, which alone have a score of their own', () => {
  const ofac = { weakNamesCorroborate: true, hasOfacScore: true };
  expect(LIST_TRAITS).toEqual({ us_ofac_sdn: ofac, us_ofac_cons: ofac });
});
