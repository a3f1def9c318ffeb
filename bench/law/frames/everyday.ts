import { type Frame, text } from './frame.ts';

/** The name alone, and in short sentences. */
export const EVERYDAY: readonly Frame[] = [
  text('bare', (name) => name),
  text('payment-to', (name) => `payment to ${name}`),
  text('please-pay-today', (name) => `please pay ${name} today`),
  text('name-comma-other', (name, { party }) => `${name}, ${party()}`),
  text('name-semicolon-other', (name, { party }) => `${name}; ${party()}`),
  text('other-and-name', (name, { party }) => `${party()} and ${name}`),
  text('account-and-owner', (name, { person }) => `account of ${name}, owner ${person()}`),
  text('branch', (name, { branch }) => `${name} ${branch()} branch`),
  text('from-to', (name, { party, reference }) => `from ${party()} to ${name} ${reference()}`),
  text('on-behalf', (name, { party }) => `${party()} on behalf of ${name}`),
  text('care-of', (name, { party, street, city }) => `${party()} c/o ${name}, ${street()}, ${city()}`),
  text('via-bank', (name, { party, company, amount }) => `${amount()} ${party()} via ${company()} for ${name}`),
  text('label', (name, { label }) => `${label()}: ${name}`),
  text('label-equal', (name, { label }) => `${label()}=${name}`),
  text('three-labels', (name, { party }) => `Shipper: ${party()} Consignee: ${name} Notify: ${party()}`),
  text('question', (name, { person }) => `Do we know ${name}? ${person()} has asked about them twice this week.`),
  text('subject-line', (name, { reference }) => `RE: FW: ${name} / ${reference()} - second reminder`),
  text(
    'email',
    (name, { person, amount, date }) =>
      `Hi ${person()},\n\ncan you release ${amount()} to ${name} before ${date()}? The papers are attached.\n\nBest regards\n${person()}`,
  ),
  text('chat', (name, { person }) => `${person()}: who signs?\n${person()}: ${name} i think\n${person()}: ok thx`),
  text('guarantor', (name, { person, amount }) => `${name} guarantees the loan of ${person()} over ${amount()}`),
  text('brackets', (name, { company }) => `${company()} (${name})`),
  text('relative', (name, { person }) => `${person()}, brother in law of ${name}`),
];
