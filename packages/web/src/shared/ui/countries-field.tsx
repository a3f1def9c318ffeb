import { COUNTRY_CODE_HINTS, COUNTRY_CODES, EXTRA_COUNTRY_CODES } from '@namesake/contract/countries';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from './field.tsx';

type CountriesFieldProps = { readonly value: readonly string[]; readonly onChange: (codes: readonly string[]) => void };

/** Countries in any role: typed by code or name, each becoming a removable tag. */
export function CountriesField({ value, onChange }: CountriesFieldProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const listId = useId();
  const options = useMemo(countryOptions, []);
  const add = () => {
    if (typed.trim() === '') return;
    const code = findCountry(typed);
    setWrong(code === undefined);
    if (code === undefined) return;
    if (!value.includes(code)) onChange([...value, code]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <Field
      label={messages.search.countries}
      hint={messages.search.countriesHint}
      error={wrong ? messages.search.countryUnknown : undefined}
    >
      {(input) => (
        <>
          <input
            {...input}
            list={listId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
            className={INPUT_LOOK}
          />
          <datalist id={listId}>
            {options.map(({ code, name }) => (
              <option key={code} value={name} />
            ))}
          </datalist>
          {value.length > 0 && (
            <ul className="mt-1.5 flex flex-wrap gap-1">
              {value.map((code) => (
                <li key={code} className="inline-flex items-center rounded bg-accent-wash ps-2 text-sm">
                  {countryName(code)}
                  <button
                    type="button"
                    aria-label={messages.search.removeCountry(countryName(code))}
                    onClick={() => onChange(value.filter((other) => other !== code))}
                    className="grid size-7 place-items-center rounded text-soft hover:text-ink"
                  >
                    <X aria-hidden size={14} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Codes with their names, sorted by name, for suggestions. */
const countryOptions = (): readonly { readonly code: string; readonly name: string }[] =>
  COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name));

/** ISO code of typed text: a code, a common wrong code, or a name; undefined if there is no such country. */
export function findCountry(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  if (COUNTRY_CODES.includes(code) || EXTRA_COUNTRY_CODES.includes(code)) return code;
  const meant = COUNTRY_CODE_HINTS[code];
  if (meant !== undefined) return meant;
  const wanted = fold(typed);
  if (wanted.length < 4) return COUNTRY_CODES.find((candidate) => fold(countryName(candidate)) === wanted);
  const names = COUNTRY_CODES.map((candidate) => [candidate, fold(countryName(candidate))] as const);
  return (names.find(([, name]) => name === wanted) ?? names.find(([, name]) => name.startsWith(wanted)))?.[0];
}
