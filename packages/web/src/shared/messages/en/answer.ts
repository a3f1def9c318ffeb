import { number } from './plural.ts';

/** The request of an answer, its uncompared parts, and texts for codes without values. */
export const answerWords = {
  label: 'Answer',
  screened: 'Screened',
  screenedText: 'Screened text',
  record: { pdf: 'Record with decisions (PDF)', json: 'Record (JSON)' },
  changed: 'The form has changed since this screening. Search again.',

  notCompared: {
    title: 'Not compared',
    text: 'The marked parts were not compared with any listed name. They may contain a listed name.',
    fields: {
      searchText: 'In the text',
      aliases: 'In the aliases',
      addresses: 'In the addresses',
      identifiers: 'In the numbers',
    },
    item: {
      aliases: (number: number) => `alias ${number}`,
      addresses: (number: number) => `address ${number}`,
      identifiers: (number: number) => `number ${number}`,
    },
    place: (start: number, end: number) => `characters ${start} to ${end}`,
    markStart: ' [not compared: ',
    markEnd: '] ',
    why: {
      unreadable_script: 'Letters of a script that cannot be compared.',
      unknown_symbol: 'Symbols that represent no letter.',
      replacement_character: 'The text was damaged before it arrived: letters were lost.',
    },
    todo: {
      unreadable_script: 'Type the name in another script, such as Latin letters.',
      unknown_symbol: 'Type the letters that they represent, or leave them out.',
      replacement_character: 'Check the encoding of the source, or type the name by hand.',
    },
  },

  light: {
    title: (count: number) =>
      count === 1
        ? '1 name that is also an everyday word was found and not counted as a match'
        : `${number(count)} names that are also everyday words were found and not counted as matches`,
    text: 'Among other words, such a name usually has its everyday meaning. If it is a name, screen it alone.',
    screen: 'Screen this name alone',
    screenNamed: (name: string) => `Screen this name alone: ${name}`,
  },

  fromRecord: 'read from the record, which has only the text, policy and threshold of the request',
  parts: {
    label: 'Parts of the answer',
    results: 'Results',
    leftOut: 'Left out',
    lists: 'What was searched',
    missing: 'Party missing?',
  },

  /** One sentence per reason; reasons with values receive the submitted and the listed value. */
  reasons: {
    name_match: 'The names agree in every word',
    name_close: 'Most distinctive words match',
    partial_name: 'Only part of a longer name matches, or words are cut off or abbreviated',
    initials: 'The letters are the initials of the listed name',
    weak_alias_only: 'Only a name that the publisher marks as weak matches',
    possible_affiliate: 'The names share their distinctive words but differ: possibly another member of the same group',
    identifier_match: 'An identifier matches',
    identifier_close: 'An identifier differs only by case, O and 0, or leading zeros, or may be a word',
    identifier_in_prose: 'The list has this short number within other text: check whether it is the same',
    bic_branch: 'The BIC is that of a branch of the listed bank',
    iban_bank: 'The IBAN belongs to an account at the listed bank',
    imo_conflict: 'The IMO numbers differ: two valid numbers mean two ships',
    birth_date_match: (_: string, listed: string) => `The birth date matches: ${listed}`,
    birth_date_close: (given: string, listed: string) => `The birth date nearly matches: ${given}, listed ${listed}`,
    birth_date_conflict: (given: string, listed: string) => `The birth dates differ: ${given}, listed ${listed}`,
    country_match: (_: string, listed: string) => `A country matches: ${listed}`,
    country_conflict: (given: string, listed: string) => `The countries differ: ${given}, listed ${listed}`,
    gender_conflict: (given: string, listed: string) => `The gender differs: ${given}, listed ${listed}`,
    type_conflict: (_: string, listed: string) => `The listed party has a different type: ${listed}`,
    name_in_text: 'The listed name is in the text',
    name_in_longer_name: 'The name is part of a longer name in the text',
    says_little: 'Only weak words match: a spelling variant, a place, a few letters or business terms',
    effect_for_review: 'Not listed for sanctions: the policy keeps it for review',
    delisted: 'The publisher has removed this listing',
  },
  /** Two words per reason, for a row; only reasons that distinguish parties. */
  tells: {
    partial_name: 'Part of a name',
    initials: 'Initials only',
    weak_alias_only: 'Weak alias',
    possible_affiliate: 'Affiliate?',
    identifier_match: 'Identifier matches',
    identifier_close: 'Identifier close',
    identifier_in_prose: 'Short number in text',
    bic_branch: 'Branch of the bank',
    iban_bank: 'Account at the bank',
    imo_conflict: 'IMO differs',
    birth_date_match: 'Birth date matches',
    birth_date_close: 'Birth date close',
    birth_date_conflict: 'Birth date differs',
    country_match: 'Country matches',
    country_conflict: 'Country differs',
    gender_conflict: 'Gender differs',
    type_conflict: 'Type differs',
    name_in_longer_name: 'In a longer name',
    says_little: 'Weak words only',
    effect_for_review: 'Not a sanction',
    delisted: 'Delisted',
  },
  warnings: {
    encoding_undone: 'Encoded text was also read decoded',
    markup_removed: 'Markup was left out; the text between its tags was read',
    direction_override: 'Text with a right-to-left override was read both ways',
    lookalike_letters_folded: 'Letters of different alphabets that look alike were read as one alphabet',
  },
};
