import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';
import { DEFAULT_POLICY, type SearchDraft } from './search-draft.ts';

const words = messages.search;

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
