import type { ReasonCode } from '../../types/result.ts';
import type { FINDING_EFFECTS } from './finding-effects.gen.ts';

/** What was found of an agreement of names that tells less than it seems. */
export type NameFinding = keyof typeof FINDING_EFFECTS;

/** One row of the table of findings. Its effect is estimated from generated pairs; the rest says what it means. */
export type FindingRow = {
  /** What it changes: the name score, or the score alone where the names do agree. */
  readonly applies: 'name' | 'score';
  /** Whether it keeps the priority at `review` under any policy, unless an identifier matches. */
  readonly review: boolean;
  /** Share of the points above the threshold that it keeps of what the estimate leaves; all where absent. */
  readonly keeps?: number;
  /** The reason that is given for it. */
  readonly reason: ReasonCode;
  /** When it is found, for people. */
  readonly doc: string;
};

/** Findings of names, as a table. The order is no order of tests: see `score/name/finding-of.ts`. */
export const FINDINGS: Readonly<Record<NameFinding, FindingRow>> = {
  cut_text: {
    applies: 'name',
    review: true,
    reason: 'partial_name',
    doc: 'The query is longer than what is compared of a name, and was cut.',
  },
  initials: {
    applies: 'name',
    review: true,
    reason: 'initials',
    doc: 'Letters that are the initials of a listed organization.',
  },
  near_name: {
    applies: 'name',
    review: true,
    reason: 'name_close',
    doc: 'Two words of persons’ names that are two names, each much like the other (Marina, Martina).',
  },
  small_words: {
    applies: 'name',
    review: true,
    reason: 'name_close',
    doc: 'Small words say that they are two persons: Jr. and Sr., other initials, *abu* before a word that is the own name of the other.',
  },
  other_syllable: {
    applies: 'name',
    review: true,
    reason: 'name_close',
    doc: 'Another syllable of a Chinese or Vietnamese name; in letters without vowels, a known name that a long vowel tells apart.',
  },
  one_name: {
    applies: 'name',
    review: true,
    reason: 'partial_name',
    doc: 'One word of a longer personal name: a surname alone.',
  },
  other_name: {
    applies: 'name',
    review: true,
    reason: 'name_close',
    doc: 'Each person has a telling word that the other lacks: a brother, most often, or a stranger.',
  },
  rough_part: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'One person has a name that the other lacks, and of the others one agrees roughly.',
  },
  more_names: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'The query begins or ends with a name that the listed person lacks. Common names share the others by chance.',
  },
  fewer_names: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'The listed person has a name that the query lacks: a second surname, a further given name.',
  },
  more_middle: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'First and last name agree; the query has a name between them that the listed person lacks.',
  },
  guess: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'A single telling word that is only like the listed one.',
  },
  loose: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'Every word of a person’s name is there, one of them as a short form or roughly.',
  },
  dialect: {
    applies: 'score',
    review: true,
    reason: 'name_close',
    doc: 'A name agrees by a syllable of Cantonese or Hokkien, which stands for several of Mandarin.',
  },
  reading: {
    applies: 'score',
    review: false,
    reason: 'name_close',
    doc: 'A name agrees by its romanisation only: characters, or letters without vowels, stand for many names.',
  },
  other_number: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships whose names agree, each with a number or place that the other lacks: sister ships, funds of one series.',
  },
  more_number: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships whose names agree, one with a number that the other lacks.',
  },
  other_trade: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships that share every telling word, each with a place, activity or letter that the other lacks.',
  },
  more_trade: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships that share every telling word, one with a place, activity or letter that the other lacks.',
  },
  other_word: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships that share a telling word, each with a word that the other lacks, one of them telling.',
  },
  more_words: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships that share a telling word, one with a telling word that the other lacks.',
  },
  like_words: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships with two words that are much alike and more likely two words than two spellings of one.',
  },
  other_legal_form: {
    applies: 'score',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Only the kinds of legal form differ: another company of one group, most often. The name score stands.',
  },
  longer_name: {
    applies: 'score',
    review: true,
    keeps: 0.3,
    reason: 'name_in_longer_name',
    doc: 'The listed name is part of a longer name in a text. The name score stands. It keeps 0.3 of its points above the threshold, to rank behind names that are not part of another.',
  },
};
