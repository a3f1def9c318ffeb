/** Settings → Scoring: how a score comes about. */
export const scoringWords = {
  title: 'Scoring',
  intro:
    'How Namesake decides what it shows you, and why. Every number here is the one the engine uses; every example was computed by it, on invented parties.',
  download: 'The same as JSON',
  engine: (version: string) => `Engine ${version}, model`,

  thresholdsTitle: 'From which score',
  thresholdsText:
    'The name score says how well two names agree; it decides whether a party is shown. The score adds what else is known, such as a birth date; it decides the order and the priority.',
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

  featuresTitle: 'What else is known of the party',
  featuresText:
    'Each line adds to the name score or takes from it. None of them removes a result: lists are often wrong about dates and countries. What either side does not say counts for nothing.',
  mostUp: (most: string) => `All of them together add ${most} at most, unless an identifier matches.`,
  verdict: 'Verdict',
  points: 'Points',
  example: 'Example: you gave → list says',
  score: 'Score',
  noExample: '–',

  findingsTitle: 'Agreement that tells less than it seems',
  findingsText:
    'Some names agree well and still say little. What is found takes bits of evidence: each halves the odds. Some stay for review, whatever the score.',
  effect: (bits: string) => `${bits} bits`,
  alwaysReview: 'always for review',
  comparedWith: 'against',

  wordsTitle: 'How words are compared',
  wordsText:
    'The words of your text and of a listed name are paired, whatever their order and script. A rare word tells more than a common one.',
  methodsTitle: 'Words that count as alike',
  method: 'How',
  likeness: 'Likeness',
  likenessRange: (low: string, high: string) => `${low} to ${high}`,
  byLetters: 'by letters',
  pair: 'Example',
  nameScore: 'Name score',
  costsTitle: 'What disagreement costs',
  cost: 'Cost',
  value: 'Value',
  rolesTitle: 'How much a kind of word can tell',
  rolesText: 'In bits: a word that one party in 1,024 bears tells ten.',
  role: 'Kind of word',
  bits: 'Bits at most',
};
