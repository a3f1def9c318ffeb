import type { Entity } from '@namesake/contract';
import type { PartyTie, TieCode } from '@namesake/engine';

const TEXTS: Readonly<Record<TieCode, string>> = {
  operator: 'An operator joined them.',
  repeats: 'The record repeats the other one.',
  publisher_number: 'The publisher gives both the same number.',
  un_reference: 'Both have the same UN reference, and the names agree.',
  imo: 'Both have the same IMO number.',
  lei: 'Both have the same LEI, and the names agree.',
  document: 'Both have the same document or number, and the names agree.',
  name_and_birth_date: 'The names and the birth date agree.',
  name_and_reason: 'The names agree, and the reasons of listing are the same text.',
  name_and_birth_year: 'The names and the birth year agree.',
  name_and_programme:
    'The names agree in three distinctive words or in rare ones, and both are listed under the same regime.',
  organization_name: 'The names agree except for the legal form, and no country or number differs.',
};

/** Why listings are shown as one party, with a sentence for each tie. */
export const presentTies = (ties: readonly PartyTie[]): Entity['joinedBy'] =>
  ties.map((tie) => ({ ...tie, text: TEXTS[tie.code] }));
