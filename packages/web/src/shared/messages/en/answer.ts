import { number } from './plural.ts';

/** What an answer belongs to, what of the text it says nothing about, and codes that carry no value of their own. */
export const answerWords = {
  label: 'Answer',
  screened: 'Screened',
  screenedText: 'Screened text',
  changed: 'The form has changed since this screening. Search again.',

  notCompared: {
    title: 'Not compared',
    text: 'The marked parts were compared with no listed name. Whatever stands there may be listed.',
    fields: { searchText: 'In the text', aliases: 'In the aliases', addresses: 'In the addresses' },
    item: { aliases: (number: number) => `alias ${number}`, addresses: (number: number) => `address ${number}` },
    place: (start: number, end: number) => `characters ${start} to ${end}`,
    markStart: ' [not compared: ',
    markEnd: '] ',
    why: {
      unreadable_script: 'Letters of a script that cannot be compared.',
      unknown_symbol: 'Signs that stand for no letter.',
      replacement_character: 'The text was damaged before it came here: letters were lost.',
    },
    todo: {
      unreadable_script: 'Type the name in another script, such as Latin letters.',
      unknown_symbol: 'Type the letters they stand for, or leave them out.',
      replacement_character: 'Check the encoding where the text comes from, or type the name by hand.',
    },
  },

  light: {
    title: (count: number) =>
      count === 1
        ? '1 name that is also an everyday word was found and not counted as a match'
        : `${number(count)} names that are also everyday words were found and not counted as matches`,
    text: 'Among other words such a name is most often meant as the word. If it is meant as a name, screen it alone.',
    screen: 'Screen this name alone',
    screenNamed: (name: string) => `Screen this name alone: ${name}`,
  },

  fromRecord: 'read from the record; only the text, policy and threshold of the request are known here',
  parts: {
    label: 'Parts of the answer',
    results: 'Results',
    leftOut: 'Left out',
    lists: 'What was searched',
    missing: 'Somebody missing?',
  },

  /** One sentence for each reason; those with values get what was given and what is listed. */
  reasons: {
    name_match: 'The names agree in every word',
    name_close: 'Most distinctive words match',
    partial_name: 'Only one word of a longer name matches',
    initials: 'The letters are the initials of the listed name',
    weak_alias_only: 'Only a name matches that the publisher itself calls weak',
    possible_affiliate: 'The names share their distinctive words but differ: possibly another member of the same group',
    identifier_match: 'An identifier matches',
    bic_branch: 'The BIC is that of a branch of the listed bank',
    iban_bank: 'The IBAN belongs to an account at the listed bank',
    imo_conflict: 'The IMO numbers differ: two valid numbers are two ships',
    birth_date_match: (_: string, listed: string) => `The birth date matches: ${listed}`,
    birth_date_close: (given: string, listed: string) => `The birth date nearly matches: ${given}, listed ${listed}`,
    birth_date_conflict: (given: string, listed: string) => `The birth dates differ: ${given}, listed ${listed}`,
    country_match: (_: string, listed: string) => `A country matches: ${listed}`,
    country_conflict: (given: string, listed: string) => `The countries differ: ${given}, listed ${listed}`,
    gender_conflict: (given: string, listed: string) => `The gender differs: ${given}, listed ${listed}`,
    type_conflict: (_: string, listed: string) => `The listed party is of another type: ${listed}`,
    name_in_text: 'The listed name stands in the text',
    name_in_longer_name: 'The name is part of a longer name in the text',
    delisted: 'The publisher has removed this listing',
  },
  /** The same in two words, for a row; only those that tell parties apart. */
  tells: {
    partial_name: 'One word only',
    initials: 'Initials only',
    weak_alias_only: 'Weak alias',
    possible_affiliate: 'Affiliate?',
    identifier_match: 'Identifier matches',
    bic_branch: 'Branch of the bank',
    iban_bank: 'Account at the bank',
    imo_conflict: 'IMO differs',
    birth_date_match: 'Birth date matches',
    birth_date_close: 'Birth date close',
    birth_date_conflict: 'Birth date differs',
    country_match: 'Country matches',
    country_conflict: 'Country differs',
    gender_conflict: 'Gender differs',
    type_conflict: 'Other type',
    name_in_longer_name: 'In a longer name',
    delisted: 'Delisted',
  },
  warnings: {
    encoding_undone: 'Encoded text was also read decoded',
    markup_removed: 'Markup was left out; the text between its tags was read',
    direction_override: 'Text with a right-to-left override was read both ways',
    lookalike_letters_folded: 'Letters of different alphabets that look alike were read as one alphabet',
  },
};
