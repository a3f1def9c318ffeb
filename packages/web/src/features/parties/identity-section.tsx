import type { Entity } from '@namesake/contract';
import type { ReactNode } from 'react';
import { codeWords } from '#shared/format/code-words.ts';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';
import { FactList, ListTags } from '#shared/ui/fact-list.tsx';
import { Name } from '#shared/ui/name.tsx';
import type { Said } from './api.ts';

const { facts, result: words, identifierTypes, genders, party: partyWords } = messages;
const genderWords: Readonly<Record<string, string>> = genders;

/** A place as one line, with its country unless already included. */
const placeText = ({ text, country }: { readonly text: string; readonly country?: string | undefined }): string =>
  country === undefined || text.includes(countryName(country)) ? text : `${text}, ${countryName(country)}`;

/** Identity of the party: every fact with the lists that state it. Names first. */
export function IdentitySection({ party }: { readonly party: Entity }) {
  const { identity } = party;
  return (
    <section aria-labelledby="identity-title" className="rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
      <h2 id="identity-title" className="mb-3 text-lg font-semibold tracking-tight">
        {partyWords.identity}
      </h2>
      <div className="gap-x-10 text-sm *:mb-5 *:break-inside-avoid md:columns-2 min-[75rem]:columns-3">
        <SaidList title={facts.names} values={identity.names}>
          {({ value, script, kind, quality }) => (
            <>
              <span className={kind === 'primary' ? 'font-semibold' : ''}>
                <Name script={script}>{value}</Name>
              </span>
              {quality === 'weak' && <span className="text-faint"> · {words.weak}</span>}
              {kind === 'former' && <span className="text-faint"> · {words.kinds.former}</span>}
            </>
          )}
        </SaidList>
        <SaidList title={facts.birthDates} values={identity.birthDates}>
          {({ text }) => text}
        </SaidList>
        <SaidList title={facts.birthPlaces} values={identity.birthPlaces}>
          {(place) => <Name>{placeText(place)}</Name>}
        </SaidList>
        <SaidList title={facts.deathDates} values={identity.deathDates}>
          {({ text }) => text}
        </SaidList>
        <SaidList title={facts.genders} values={identity.genders}>
          {({ value }) => genderWords[value] ?? codeWords(value)}
        </SaidList>
        <SaidList title={facts.nationalities} values={identity.nationalities}>
          {({ value }) => countryName(value)}
        </SaidList>
        <SaidList title={facts.positions} values={[...identity.titles, ...identity.positions]}>
          {({ value }) => <Name>{value}</Name>}
        </SaidList>
        <SaidList title={facts.identifiers} values={identity.documents}>
          {({ type, label, value, country, note }) => (
            <>
              <span className="text-soft">{label ?? identifierTypes[type]}</span>{' '}
              <code className="font-mono break-all select-all">{value}</code>
              {country !== undefined && <span className="text-faint"> · {countryName(country)}</span>}
              {note !== undefined && <span className="text-faint"> · {note}</span>}
            </>
          )}
        </SaidList>
        <SaidList title={facts.addresses} values={identity.addresses}>
          {(place) => <Name>{placeText(place)}</Name>}
        </SaidList>
        <SaidList title={facts.contacts} values={identity.contacts}>
          {({ value }) => <span className="break-all">{value}</span>}
        </SaidList>
      </div>
      {identity.reasons.length > 0 && (
        <div className="mt-4 max-w-prose border-t border-line pt-4 text-sm">
          <SaidList title={facts.reasons} values={identity.reasons}>
            {({ text }) => (
              <span dir="auto" className="whitespace-pre-wrap">
                {text}
              </span>
            )}
          </SaidList>
        </div>
      )}
    </section>
  );
}

type SaidListProps<Value> = {
  readonly title: string;
  readonly values: readonly Said<Value>[];
  readonly children: (value: Said<Value>) => ReactNode;
};

/** Values of one kind, each with the lists that state it; nothing if there are none. */
function SaidList<Value>({ title, values, children }: SaidListProps<Value>) {
  return (
    <FactList
      title={title}
      items={values.map((value) => (
        <>
          {children(value)} <ListTags listings={value.listings} />
        </>
      ))}
    />
  );
}
