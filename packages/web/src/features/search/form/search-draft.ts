import type { SearchRequest } from '@namesake/contract';

/** Current state of the search form: texts as typed, '' if nothing is chosen. */
export type SearchDraft = {
  readonly searchText: string;
  readonly type: NonNullable<SearchRequest['type']>;
  readonly birthDate: string;
  readonly gender: '' | NonNullable<SearchRequest['gender']>;
  readonly countries: readonly string[];
  readonly identifierType: '' | IdentifierType;
  readonly identifier: string;
  /** Its name, and the threshold it had when it was chosen. */
  readonly policy: { readonly name: string; readonly threshold: number };
  readonly threshold: number;
  readonly includeDelisted: boolean;
  /** The customer's number or the like: decisions and good guys are about it. */
  readonly externalRef: string;
};

export type IdentifierType = NonNullable<NonNullable<SearchRequest['identifiers']>[number]['type']>;

/** The policy a search goes by unless another one is chosen. A request at its policy's threshold leaves that out. */
export const DEFAULT_POLICY: SearchDraft['policy'] = { name: 'default', threshold: 75 };

export const EMPTY_DRAFT: SearchDraft = {
  searchText: '',
  type: 'any',
  birthDate: '',
  gender: '',
  countries: [],
  identifierType: '',
  identifier: '',
  policy: DEFAULT_POLICY,
  threshold: DEFAULT_POLICY.threshold,
  includeDelisted: false,
  externalRef: '',
};

/** How many of the folded fields are set. */
export const detailsSet = (draft: SearchDraft): number =>
  [
    draft.type !== 'any',
    draft.birthDate.trim() !== '',
    draft.gender !== '',
    draft.countries.length > 0,
    draft.identifier.trim() !== '',
    draft.policy.name !== DEFAULT_POLICY.name,
    draft.threshold !== draft.policy.threshold,
    draft.includeDelisted,
    draft.externalRef.trim() !== '',
  ].filter(Boolean).length;

/** The request this draft makes; what is not set is left out, never sent as empty. */
export function toRequest(draft: SearchDraft): SearchRequest {
  const birthDate = draft.birthDate.trim();
  const identifier = draft.identifier.trim();
  const externalRef = draft.externalRef.trim();
  return {
    searchText: draft.searchText,
    explain: 'full',
    ...(draft.type === 'any' ? {} : { type: draft.type }),
    ...(birthDate === '' ? {} : { birthDate }),
    ...(draft.gender === '' ? {} : { gender: draft.gender }),
    ...(draft.countries.length === 0 ? {} : { countries: draft.countries }),
    ...(identifier === ''
      ? {}
      : {
          identifiers: [{ value: identifier, ...(draft.identifierType === '' ? {} : { type: draft.identifierType }) }],
        }),
    ...(externalRef === '' ? {} : { externalRef }),
    ...(draft.policy.name === DEFAULT_POLICY.name ? {} : { policy: draft.policy.name }),
    ...(draft.threshold === draft.policy.threshold ? {} : { threshold: draft.threshold }),
    ...(draft.includeDelisted ? { includeDelisted: true } : {}),
  };
}
