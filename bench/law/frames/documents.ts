import { type Frame, text } from './frame.ts';

/** Business, legal and official documents. */
export const DOCUMENTS: readonly Frame[] = [
  text(
    'invoice',
    (name, { reference, date, goods, amount, company }) =>
      `INVOICE ${reference()}\nDate ${date()}\nBill to ${name}\nFrom ${company()}\n1 x ${goods()}   ${amount()}\nTotal ${amount()}`,
  ),
  text('invoice-line', (name, { reference, amount, date }) => `${reference()} ${name} ${amount()} due ${date()}`),
  text(
    'bill-of-lading',
    (name, { company, city, goods, digits }) =>
      `BILL OF LADING ${digits(7)}\nShipper: ${company()}\nConsignee: ${name}\nPort of loading: ${city()}\nPort of discharge: ${city()}\nGoods: ${goods()}`,
  ),
  text(
    'cargo',
    (name, { goods, city, company }) => `${goods()} ex ${city()} for ${company()}, carrier ${name}, freight prepaid`,
  ),
  text('charter', (name, { company, city }) => `Charterer ${company()}, managed by ${name}, bound for ${city()}`),
  text(
    'letter-of-credit',
    (name, { amount, company, goods }) =>
      `We open our irrevocable credit for ${amount()} in favour of ${name} by order of ${company()} covering ${goods()}.`,
  ),
  text('address-lines', (name, { street, city }) => `${name}\n${street()}\n${city()}`),
  text('address-one-line', (name, { street, city }) => `${name}, ${street()}, ${city()}`),
  text(
    'contract',
    (name, { company, date }) =>
      `This agreement of ${date()} is made between ${name} (the Seller) and ${company()} (the Buyer).`,
  ),
  text(
    'news',
    (name, { city, company }) => `Police in ${city()} said on Monday that ${name} had met managers of ${company()}.`,
  ),
  text(
    'form-lines',
    (name, { date, city }) =>
      `Full name: ${name}\nDate of birth: ${date()}\nPlace of birth: ${city()}\nOccupation: trader`,
  ),
  text('html-table', (name, { amount, city }) => `<tr><td>${name}</td><td>${city()}</td><td>${amount()}</td></tr>`),
  text('markdown-table', (name, { amount, city }) => `| ${name} | ${city()} | ${amount()} |`),
  text(
    'passengers',
    (name, { person, digits }) => `PNR ${digits(6)} pax ${person()} / ${name} / ${person()} seat ${digits(2)}C`,
  ),
  text('cheque', (name, { amount }) => `Pay to the order of ${name} the sum of ${amount()} only`),
  text(
    'minutes',
    (name, { person, word }) => `Present: ${person()}, ${name}. Apologies: ${person()}. Agenda: ${word()}, ${word()}.`,
  ),
];
