import type { Entity } from '@namesake/contract';
import type { PartyTie, TieCode } from '@namesake/engine';

const TEXTS: Readonly<Record<TieCode, string>> = {
  operator: 'An operator put them together.',
  repeats: 'The record repeats the other one.',
  publisher_number: 'The publisher gives both the same number.',
  un_reference: 'Both bear the same UN reference, and the names agree.',
  imo: 'Both bear the same IMO number.',
  lei: 'Both bear the same LEI, and the names agree.',
  document: 'Both bear the same document or number, and the names agree.',
  name_and_birth_date: 'The names agree, and so does the birth date.',
  name_and_reason: 'The names agree, and the reasons of listing are the same text.',
  name_and_birth_year: 'The names agree, and so does the birth year.',
  name_and_programme: 'The names agree in three telling words or rare ones, and both are listed under the same regime.',
  organization_name: 'The names agree but for the legal form, and no country or number differs.',
};

/** Why the listings of a party are one, as answers show it. */
export const presentTies = (ties: readonly PartyTie[]): Entity['joinedBy'] =>
  ties.map((tie) => ({ ...tie, text: TEXTS[tie.code] }));
