import type { EntityType, Listing, Relation } from '@namesake/engine';
import { relationRole } from '../../relations/relation-role.ts';
import type { FtmParty } from './from-listings.ts';
import { ftmId } from './ftm-id.ts';
import type { FtmProperties } from './ftm-properties.ts';
import { topicsOf } from './topics-of.ts';
import { isPage } from './valid-values.ts';

/** A FollowTheMoney entity that is not a party. */
type FtmBeside = Omit<FtmParty, 'referents'>;

const present = (properties: Readonly<Record<string, readonly (string | undefined)[]>>): FtmProperties =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, texts]): [string, string[]] => [name, texts.filter((text) => text !== undefined)])
      .filter(([, texts]) => texts.length > 0),
  );

/** The measure behind a listing, as a Sanction; undefined if listing is not a measure, as for a PEP. */
export function sanctionOf(listing: Listing, party: string, authority: string | undefined): FtmBeside | undefined {
  const { id, list, sourceId, programs, measures = [], listedOn, url, unReference, status, legalBasis } = listing;
  if (topicsOf([listing]).every((topic) => topic === 'role.pep')) return undefined;
  return {
    id: `${ftmId(id)}-sanction`,
    caption: programs[0] ?? 'Sanction',
    schema: 'Sanction',
    datasets: [list],
    properties: present({
      entity: [ftmId(party)],
      authority: [authority],
      recordId: [sourceId],
      program: programs,
      provisions: measures,
      reason: [legalBasis],
      listingDate: [listedOn],
      status: [status],
      unscId: [unReference],
      sourceUrl: [url !== undefined && isPage(url) ? url : undefined],
    }),
  };
}

/** A tie of a party to another, stated by a listing of either. */
export type FtmTie = Pick<Relation, 'kind' | 'share'> & {
  readonly direction: 'from' | 'to';
  readonly listing: string;
  readonly list: string;
  readonly former: boolean;
  readonly party: { readonly id: string; readonly entityType: EntityType | null };
  readonly other: { readonly id: string; readonly entityType: EntityType | null };
};

/** An edge with its name at the party, and its property that leads to the other party. */
export type FtmEdgeBeside = { readonly at: string; readonly onward: string; readonly edge: FtmBeside };

/**
 * A relation as an edge. Kinship of persons is Family. Everything else is UnknownLink with the publisher's word: other
 * schemata of the model claim more than lists do, and restrict the kinds of parties more than lists do.
 */
export function edgeOf({ direction, kind, share, listing, list, former, party, other }: FtmTie): FtmEdgeBeside {
  const isKin = relationRole(kind) === 'family' && [party, other].every(({ entityType }) => entityType === 'person');
  const [from, to] = direction === 'from' ? [party, other] : [other, party];
  const ends = isKin ? (['person', 'relative'] as const) : (['subject', 'object'] as const);
  const names = isKin ? ['familyPerson', 'familyRelative'] : ['unknownLinkTo', 'unknownLinkFrom'];
  const [at = '', onward] = direction === 'from' ? [names[0], ends[1]] : [names[1], ends[0]];
  return {
    at,
    onward,
    edge: {
      id: `${ftmId(listing)}-${ftmId(to.id)}`,
      caption: kind,
      schema: isKin ? 'Family' : 'UnknownLink',
      datasets: [list],
      properties: present({
        [ends[0]]: [ftmId(from.id)],
        [ends[1]]: [ftmId(to.id)],
        [isKin ? 'relationship' : 'role']: [kind],
        summary: [share === undefined ? undefined : `${share} per cent`],
        ...(isKin ? {} : { status: [former ? 'former' : undefined] }),
      }),
    },
  };
}
