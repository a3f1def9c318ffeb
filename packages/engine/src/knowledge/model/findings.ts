import type { ReasonCode } from '../../types/result.ts';
import type { FINDING_EFFECTS } from './finding-effects.gen.ts';

/** A finding: names agree, but the agreement is weaker evidence than it looks. */
export type NameFinding = keyof typeof FINDING_EFFECTS;

/** One row of the table of findings. Its effect is estimated from generated pairs. */
export type FindingRow = {
  /** What it lowers: the name score, or only the score if the names really agree. */
  readonly applies: 'name' | 'score';
  /** Whether it keeps the priority at `review` under any policy, unless an identifier matches. */
  readonly review: boolean;
  /** Share of the estimated points above the threshold that remains; all if absent. */
  readonly keeps?: number;
  /** Its reason in answers. */
  readonly reason: ReasonCode;
  /** Condition in plain words. */
  readonly doc: string;
};

/** Findings on names, as a table. `score/name/finding-of.ts` defines the order of tests. */
export const FINDINGS: Readonly<Record<NameFinding, FindingRow>> = {
  cut_text: {
    applies: 'name',
    review: true,
    reason: 'partial_name',
    doc: 'Words of the query may be the beginnings of listed words: a field cut the name off, or it is abbreviated.',
  },
  initials: {
    applies: 'name',
    review: true,
    reason: 'initials',
    doc: 'The query consists of the initials of a listed organization.',
  },
  near_name: {
    applies: 'name',
    review: true,
    reason: 'name_close',
    doc: 'Two different but similar names of persons (Marina, Martina).',
  },
  small_words: {
    applies: 'name',
    review: true,
    reason: 'name_close',
    doc: 'Small words indicate two persons: Jr. and Sr., different initials, “abu” before a word that is the given name of the other, “bin” before the name of the other.',
  },
  other_syllable: {
    applies: 'name',
    review: true,
    reason: 'name_close',
    doc: 'A different syllable of a Chinese or Vietnamese name; in letters without vowels, a known name that differs by a long vowel.',
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
    doc: 'Each person has a distinctive word that the other lacks: most often a sibling or a stranger.',
  },
  rough_part: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'One person has a name that the other lacks, and one of the shared names agrees only roughly.',
  },
  more_names: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'The query begins or ends with a name that the listed person lacks. Common names agree by chance.',
  },
  fewer_names: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'The listed person has a name that the query lacks: a second surname, another given name.',
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
    doc: 'A single distinctive word that is only similar to the listed one.',
  },
  loose: {
    applies: 'name',
    review: false,
    reason: 'name_close',
    doc: 'Every word of a person’s name matches, one of them as a short form or roughly.',
  },
  dialect: {
    applies: 'score',
    review: true,
    reason: 'name_close',
    doc: 'A name agrees by a syllable of Cantonese or Hokkien, which corresponds to several of Mandarin.',
  },
  reading: {
    applies: 'score',
    review: false,
    reason: 'name_close',
    doc: 'A name agrees only by its romanisation, which many names in characters, or in letters without vowels, share.',
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
    doc: 'Companies or ships that share every distinctive word, each with a place, activity or letter that the other lacks.',
  },
  more_trade: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships that share every distinctive word, one with a place, activity or letter that the other lacks.',
  },
  other_word: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships that share a distinctive word, each with a word that the other lacks, one of them distinctive.',
  },
  more_words: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships that share a distinctive word, one with a distinctive word that the other lacks.',
  },
  like_words: {
    applies: 'name',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Companies or ships with two similar words that are more likely two words than two spellings of one.',
  },
  other_legal_form: {
    applies: 'score',
    review: true,
    reason: 'possible_affiliate',
    doc: 'Only the kinds of legal form differ, or one is a foundation, cooperative or association: most often another body of the same group. The name score is unchanged.',
  },
  longer_name: {
    applies: 'score',
    review: true,
    keeps: 0.3,
    reason: 'name_in_longer_name',
    doc: 'The listed name is part of a longer name in a text. The name score is unchanged. The score keeps 0.3 of its points above the threshold, to rank behind names that are not part of another.',
  },
};
