const WHY = {
  unscreenable_text: 'The text contains nothing that can be compared.',
  identifier_not_covered: 'The text is an identifier of a type that no loaded listing carries.',
  search_too_expensive: 'The search needs more work than one search may take: shorten the text.',
} as const;

/** Thrown when a party was not screened and nothing is known about it. The message repeats nothing from the query. */
export class NotScreenedError extends Error {
  override readonly name = 'NotScreenedError';
  readonly code: keyof typeof WHY;

  constructor(code: keyof typeof WHY, cause?: Error) {
    super(`Not screened: ${WHY[code]}`, cause && { cause });
    this.code = code;
  }
}
