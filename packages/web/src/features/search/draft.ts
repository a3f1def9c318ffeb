import type { SearchRequest, SearchResponse } from '@namesake/contract';
import { ProblemError } from '#shared/api/problem-error.ts';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';
import { fieldErrorText } from '#shared/messages/problem-text.ts';
import type { ChosenGender } from '#shared/ui/gender-field.tsx';
import type { IdentifierType } from '#shared/ui/identifier-fields.tsx';

const words = messages.search;
const FIELDS = ['searchText', 'birthDate', 'identifiers', 'policy', 'threshold', 'externalRef'] as const;

/** State of the search form: texts as typed, '' if nothing is chosen. */
export type SearchDraft = {
  readonly searchText: string;
  readonly type: NonNullable<SearchRequest['type']>;
  readonly birthDate: string;
  readonly gender: ChosenGender;
  readonly countries: readonly string[];
  readonly identifierType: '' | IdentifierType;
  readonly identifier: string;
  /** Name of the policy, and its threshold when it was chosen. */
  readonly policy: { readonly name: string; readonly threshold: number };
  readonly threshold: number;
  readonly includeDelisted: boolean;
  /** The customer's number or similar: decisions and good guys refer to it. */
  readonly externalRef: string;
};

/** Default policy of a search. A request at its policy's threshold leaves the threshold out. */
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

/** Number of folded fields with a value. */
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

/** The request of this draft; empty fields are left out. */
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

/** The form of a recorded answer, as far as the answer contains it: text, policy, threshold and reference. */
export function draftOfAnswer({
  searchText,
  engine,
  externalRef = '',
}: Pick<SearchResponse, 'searchText' | 'engine' | 'externalRef'>): SearchDraft {
  const isDefault = engine.policy === DEFAULT_POLICY.name;
  const policy = isDefault ? DEFAULT_POLICY : { name: engine.policy, threshold: engine.threshold };
  return { ...EMPTY_DRAFT, searchText, policy, threshold: engine.threshold, externalRef };
}

/** Whether two forms make the same request, so that they share the answer. */
export const sameSearch = (one: SearchDraft, other: SearchDraft): boolean =>
  JSON.stringify(toRequest(one)) === JSON.stringify(toRequest(other));

/** Submitted details other than the text, each with label and value; empty if there are none. */
export function detailsGiven(draft: SearchDraft): readonly string[] {
  const { type, gender, countries, policy, threshold } = draft;
  const birthDate = draft.birthDate.trim();
  const identifier = draft.identifier.trim();
  const kind = draft.identifierType === '' ? words.identifier : messages.identifierTypes[draft.identifierType];
  return [
    type !== 'any' && `${words.type}: ${messages.entityTypes[type]}`,
    birthDate !== '' && `${words.birthDate}: ${birthDate}`,
    gender !== '' && `${words.gender}: ${messages.genders[gender]}`,
    countries.length > 0 && `${words.countries}: ${countries.map((code) => countryName(code)).join(', ')}`,
    identifier !== '' && `${kind}: ${identifier}`,
    policy.name !== DEFAULT_POLICY.name && `${words.policy}: ${policy.name}`,
    threshold !== policy.threshold && `${words.threshold}: ${threshold}`,
    draft.includeDelisted && words.includeDelisted,
    draft.externalRef.trim() !== '' && `${words.externalRef}: ${draft.externalRef.trim()}`,
  ].filter((part) => part !== false);
}

export type FieldErrors = Partial<Readonly<Record<(typeof FIELDS)[number], string>>>;

/** Errors of single fields; none for any other failure. */
export function fieldErrors(error: unknown): FieldErrors {
  const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return Object.fromEntries(
    errors.flatMap((one) => {
      const field = FIELDS.find((name) => one.pointer === `/${name}` || one.pointer.startsWith(`/${name}/`));
      return field === undefined ? [] : [[field, fieldErrorText(one)] as const];
    }),
  );
}
