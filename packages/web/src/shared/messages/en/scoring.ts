/** Settings → Scoring: how scores are computed. */
export const scoringWords = {
  title: 'Scoring',
  intro:
    'How Namesake decides what it shows, and why. The engine uses exactly these numbers, and it computed every example, on invented parties.',
  download: 'The same as JSON',
  engine: (version: string) => `Engine ${version}, model`,

  thresholdsTitle: 'From which score',
  thresholdsText:
    'The name score says how well two names agree; it decides whether a party is shown. The score adds other evidence, such as a birth date; it decides the order and the priority.',
  zones: {
    below: 'Not shown',
    near: 'Near miss',
    review: 'Review',
    high: 'High',
    belowText: 'The names have too little in common to be about the same party.',
    nearText: 'Not a result. Counted under every answer, and listed on the search page.',
    reviewText: 'A potential match. A person has to decide whether it is the same party.',
    highText: 'A potential match to look at first. A matching identifier makes it high as well.',
    from: (from: string) => `from ${from}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    under: (to: string) => `below ${to}`,
  },
  floor: (least: string, limit: number) =>
    `A request may go down to ${least}. Up to ${limit} results are shown at once; any beyond are counted.`,

  featuresTitle: 'Other evidence',
  featuresText:
    'Each line adds to the name score or subtracts from it. None of them removes a result: lists are often wrong about dates and countries. A value that either side lacks counts for nothing.',
  mostUp: (most: string) => `Together they add at most ${most}, unless an identifier matches.`,
  verdict: 'Verdict',
  points: 'Points',
  example: 'Example: you gave → list says',
  score: 'Score',
  noExample: '–',

  findingsTitle: 'Agreement that is weak evidence',
  findingsText:
    'Some names agree well and still prove little. A finding subtracts bits of evidence: each halves the odds. Some results stay for review, regardless of the score.',
  effect: (bits: string) => `${bits} bits`,
  alwaysReview: 'always for review',
  comparedWith: 'against',

  wordsTitle: 'How words are compared',
  wordsText:
    'The words of your text and of a listed name are paired, regardless of order and script. A rare word is stronger evidence than a common one.',
  methodsTitle: 'Words that match',
  method: 'How',
  likeness: 'Similarity',
  likenessRange: (low: string, high: string) => `${low} to ${high}`,
  byLetters: 'by letters',
  pair: 'Example',
  nameScore: 'Name score',
  costsTitle: 'What disagreement costs',
  cost: 'Cost',
  value: 'Value',
  rolesTitle: 'Maximum weight by kind of word',
  rolesText: 'In bits: a word of one party in 1,024 has ten.',
  role: 'Kind of word',
  bits: 'Maximum bits',
};
