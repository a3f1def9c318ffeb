import type { SearchRequest } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { SelectField } from './select-field.tsx';

const { search, genders } = messages;

/** A gender as chosen; '' if none is. */
export type ChosenGender = '' | NonNullable<SearchRequest['gender']>;

const OPTIONS = [
  ['', search.notGiven],
  ['female', genders.female],
  ['male', genders.male],
  ['other', genders.other],
] as const;

type GenderFieldProps = { readonly value: ChosenGender; readonly onChange: (gender: ChosenGender) => void };

export const GenderField = ({ value, onChange }: GenderFieldProps) => (
  <SelectField label={search.gender} options={OPTIONS} value={value} onChange={onChange} />
);
