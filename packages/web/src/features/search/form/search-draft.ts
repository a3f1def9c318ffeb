import type { SearchRequest } from '@namesake/contract';

/** The search form as it stands: texts as typed, '' where nothing is chosen. */
export type SearchDraft = {
  readonly searchText: string;
  readonly type: NonNullable<SearchRequest['type']>;
  readonly birthDate: string;
  readonly gender: '' | NonNullable<SearchRequest['gender']>;
  readonly countries: readonly string[];
  readonly identifierType: '' | IdentifierType;
  readonly identifier: string;
  readonly threshold: number;
  readonly includeDelisted: boolean;
};

export type IdentifierType = NonNullable<NonNullable<SearchRequest['identifiers']>[number]['type']>;

/** The policy's default; a request at this value leaves it out. */
export const DEFAULT_THRESHOLD = 75;

export const EMPTY_DRAFT: SearchDraft = {
  searchText: '',
  type: 'any',
  birthDate: '',
  gender: '',
  countries: [],
  identifierType: '',
  identifier: '',
  threshold: DEFAULT_THRESHOLD,
  includeDelisted: false,
};

/** How many of the folded fields are set. */
export const detailsSet = (draft: SearchDraft): number =>
  [
    draft.type !== 'any',
    draft.birthDate.trim() !== '',
    draft.gender !== '',
    draft.countries.length > 0,
    draft.identifier.trim() !== '',
    draft.threshold !== DEFAULT_THRESHOLD,
    draft.includeDelisted,
  ].filter(Boolean).length;

/** The request this draft makes; what is not set is left out, never sent as empty. */
export function toRequest(draft: SearchDraft): SearchRequest {
  const birthDate = draft.birthDate.trim();
  const identifier = draft.identifier.trim();
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
    ...(draft.threshold === DEFAULT_THRESHOLD ? {} : { threshold: draft.threshold }),
    ...(draft.includeDelisted ? { includeDelisted: true } : {}),
  };
}
