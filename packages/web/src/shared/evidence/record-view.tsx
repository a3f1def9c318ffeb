import type { SearchResult } from '@namesake/contract';
import { datesOnce } from '@namesake/contract/dates-once';
import { Link } from '@tanstack/react-router';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';
import { FactList, ListTags } from '#shared/ui/fact-list.tsx';
import { Name } from '#shared/ui/name.tsx';
import { ListingCards } from './listing-cards.tsx';

const { facts, identifierTypes, result: words } = messages;

const whys: Readonly<Record<string, string>> = words.possiblySameWhy;

/** Why two parties may be one: words for the code if there is one, else the answer's text. */
const whyOf = (other: SearchResult['possiblySameAs'][number]): string => whys[other.code ?? ''] ?? other.text;

type RecordViewProps = { readonly result: SearchResult };

/** Listed facts about the party. */
export function RecordView({ result }: RecordViewProps) {
  const place = (text: string, country?: string) =>
    [text, country === undefined || text.includes(countryName(country)) ? '' : countryName(country)]
      .filter(Boolean)
      .join(', ');
  return (
    <section aria-label={words.record} className="space-y-4 border-t border-line pt-4 text-sm">
      <h3 className="font-semibold">{words.record}</h3>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <FactList
          title={facts.aliases}
          items={result.aliases.map((alias) => (
            <>
              <Name script={alias.script} language={alias.language}>
                {alias.value}
              </Name>
              {alias.quality === 'weak' && <span className="text-faint"> · {words.weak}</span>}
              {alias.kind === 'former' && <span className="text-faint"> · {words.kinds.former}</span>}
            </>
          ))}
        />
        <FactList
          title={facts.identifiers}
          items={result.identifiers.map((identifier) => (
            <>
              <span className="text-soft">{identifier.label ?? identifierTypes[identifier.type]}</span>{' '}
              <code className="font-mono select-all break-all">{identifier.value}</code>
              {identifier.country !== undefined && (
                <span className="text-faint"> · {countryName(identifier.country)}</span>
              )}
            </>
          ))}
        />
        <FactList
          title={facts.birthDates}
          items={datesOnce(result.birthDates).map(({ text, listings }) => (
            <>
              {text} {result.listings.length > 1 && <ListTags listings={listings} />}
            </>
          ))}
        />
        <FactList
          title={facts.birthPlaces}
          items={result.birthPlaces.map((item) => <Name key={item.text}>{place(item.text, item.country)}</Name>)}
        />
        <FactList title={facts.nationalities} items={result.nationalities.map((code) => countryName(code))} />
        <FactList
          title={facts.addresses}
          items={result.addresses.map((item) => <Name key={item.text}>{place(item.text, item.country)}</Name>)}
        />
        <FactList title={facts.positions} items={result.positions} />
        <FactList
          title={facts.relations}
          items={result.relations.map((relation) => (
            <>
              <span className="text-soft">{relation.kind}</span>{' '}
              {relation.relatedListing === undefined ? (
                <Name>{relation.name ?? ''}</Name>
              ) : (
                <Link to="/parties/$listing" params={{ listing: relation.relatedListing }} className="link">
                  <Name>{relation.name ?? relation.relatedListing}</Name>
                </Link>
              )}
            </>
          ))}
        />
        <FactList
          title={words.possiblySame}
          items={result.possiblySameAs.map((other) => (
            <>
              <Name>{other.primaryName}</Name>{' '}
              <span className="text-faint">{`· ${other.entityId}. ${whyOf(other)}`}</span>
            </>
          ))}
        />
      </div>
      <ListingCards listings={result.listings} joinedBy={result.joinedBy} />
    </section>
  );
}
