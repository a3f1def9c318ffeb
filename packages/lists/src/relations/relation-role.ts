import type { RelationRole } from '@namesake/engine';

/** Prefixes and words of the publishers' kinds, most specific first: "Parent company" is not kinship. */
const ROLES: readonly (readonly [RegExp, RelationRole])[] = [
  [/^linked to\b/, 'linked'],
  [/\bowned,? (?:or |and |and\/or )?controlled\b|\bowned or controlled\b|^controlled by\b/, 'owned_or_controlled_by'],
  [/^owns?,? (?:or |and )?controls?\b|^controls\b/, 'owns_or_controls'],
  [
    /\bowners? ?(?:or|and|\/) ?operators?\b|^(?:vessel|aircraft|ship) (?:owner|operator|manager)\b|^(?:operated|held) by\b/,
    'owner_or_operator',
  ],
  [/^owns\b|^owner of\b|^subsidiar(?:y|ies)\b(?! of)|^parent company of\b/, 'owns'],
  [/^(?:\S+ )?owned by\b|^parent company\b|^subsidiary of\b/, 'owned_by'],
  [/^acting for\b|\bon behalf of\b|^acts for\b|^represent(?:s|ing|ative of)\b|^agent of\b|^front for\b/, 'acting_for'],
  [/^(?:leader|official|director|officer|member|employee|head|chair\w*|principal executive)\b/, 'leads'],
  [/\b(?:support|assist|assistance|provid(?:es|ing))\b|\bsignificant role\b/, 'supports'],
  [/^associate\b|^associated\b|^known associate\b/, 'associate'],
  [/^family\b|^relative\b/, 'family'],
  [
    /^(?:half-|step-?|ex-|grand|great-)*(?:wife|husband|spouse|partner|son|daughter|child|brother|sister|sibling|father|mother|parent|nephew|niece|cousin|uncle|aunt)(?:-in-law)?\b/,
    'family',
  ],
];

/** Meaning of a publisher's word for a relation; `other` if unknown, which is never ownership. */
export function relationRole(kind: string): RelationRole {
  const word = kind.trim().toLowerCase().replace(FORMER, '');
  return ROLES.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
}

const FORMER = /^(?:current|previous|former|past) /;

/** Whether the word itself says that the relation has ended: OFAC marks the relation, the UK names previous owners. */
export function isFormerKind(kind: string): boolean {
  return /\(former\)$|^(?:previous|former|past)\b/i.test(kind.trim());
}
