import { expect, it } from 'vitest';
import { isCheap } from '../../src/modules/search/screen-snapshot.ts';

it.each([
  ['a name', 'Orlan Vestrakov', true],
  ['a long name', 'Sheikh Orlan bin Vestrak al-Tolmari', true],
  ['a name in Chinese characters', '奥兰韦斯特', true],
  ['a company', 'Vantal Shipping and Trading Company Limited', true],
  ['a sentence', 'Payment of invoice 4471 to Orlan Vestrakov for goods', false],
  ['a sentence in Chinese characters', '支付给奥兰韦斯特拉科夫的发票款项', false],
  ['a name in Hangul', '오를란 베스트라코프', true],
  ['a sentence in Hangul', '오를란 베스트라코프에게 청구서 대금을 지급합니다', false],
  ['a company in Chinese characters', '万塔尔航运贸易有限公司', true],
  ['a name in Thai', 'ชำระเงิน ให้กับบริษัทขนส่ง', true],
  ['one endless word', 'x'.repeat(201), false],
])('%s', (_, searchText, cheap) => {
  expect(isCheap({ searchText })).toBe(cheap);
});

it('every alias is a search of its own', () => {
  const aliases = ['Orlan Vestrakov', 'Orlen Vistrako', 'O. Vestrak'];
  expect(isCheap({ searchText: 'Orlan Vestrakov', aliases: aliases.slice(0, 1) })).toBe(true);
  expect(isCheap({ searchText: 'Orlan Vestrakov', aliases: [...aliases, 'Orlan V.'] })).toBe(false);
});
