import type { NotComparedPart, TokenEvidence as PresentedToken, SearchResult, Span } from '@namesake/contract';
import type { Span as EngineSpan, Evidence, FieldEvidence, NotCompared, TokenEvidence } from '@namesake/engine';

/** A span as answers write it. */
function presentSpan([start, end]: EngineSpan): Span {
  return { start, end };
}

/** Pairs of words as answers show them. */
export function presentTokens(tokens: readonly TokenEvidence[]): PresentedToken[] {
  return tokens.map(({ querySpan, listedSpan, ...token }) => ({
    ...token,
    querySpan: presentSpan(querySpan),
    listedSpan: presentSpan(listedSpan),
  }));
}

/** Evidence as answers show it. */
export function presentEvidence({ tokens, fields, waterfall }: Evidence): SearchResult['evidence'] {
  return { tokens: presentTokens(tokens), fields: fields.filter(saysSomething).map(presentField), waterfall };
}

function presentField({
  agreesWith,
  conflictsWith,
  ...field
}: FieldEvidence): SearchResult['evidence']['fields'][number] {
  return {
    ...field,
    listed: [...field.listed],
    ...(agreesWith && { agreesWith: [...agreesWith] }),
    ...(conflictsWith && { conflictsWith: [...conflictsWith] }),
  };
}

/** Fields without a value in the request were not compared. */
const saysSomething = ({ verdict, submitted }: FieldEvidence): boolean => verdict !== 'unknown' || submitted !== null;

/** Parts that were not compared, as answers show them. */
export function presentNotCompared(parts: readonly NotCompared[]): NotComparedPart[] {
  return parts.map(({ field, index, span, why }) => ({ field, index, span: presentSpan(span), why }));
}
