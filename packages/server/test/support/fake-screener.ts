import {
  buildIndex,
  diagnose,
  findByName,
  type Hit,
  type ListingId,
  loadModel,
  MAX_STEPS,
  type NearMiss,
  openIndex,
  type PartyTie,
  type Screening,
  SearchTooExpensiveError,
} from '@namesake/engine';
import type { Screener } from '../../src/lists/snapshot/screener.ts';
import { SAMPLE_PARTIES } from './sample-parties.ts';

const PARTIES: readonly {
  readonly entityId: ListingId;
  readonly listings: readonly ListingId[];
  readonly name: string;
}[] = [
  { entityId: 'list_a:1', listings: ['list_a:1', 'list_b:9'], name: 'Orlan VESTRAKOV' },
  { entityId: 'list_a:2', listings: ['list_a:2'], name: 'Vantal Shipping Company' },
];

const LIGHT = /\bbramble\b/;
const NEAR_MISS: NearMiss = {
  entityId: 'list_a:2',
  nameScore: 70,
  primaryName: 'Vantal Shipping Company',
  why: 'near_miss',
};
const LIGHT_NAME: NearMiss = { entityId: 'list_a:1', nameScore: 100, primaryName: 'BRAMBLE', why: 'light_name' };

/**
 * Finds a party of `SAMPLE_PARTIES` by its exact name, letters' case aside. `Given` alone is too common a name, no IMO
 * number is right, and Bramble is a light name. `Dear …` takes more work than a short search may, `Endless …` more than
 * any. A birth date of 1930 contradicts.
 */
export const fakeScreener: Screener = {
  screen: ({ searchText, birthDate }, policy, mostSteps): Screening => {
    const text = searchText.trim().toLowerCase();
    if (text.startsWith('endless ') || (text.startsWith('dear ') && mostSteps !== undefined))
      throw new SearchTooExpensiveError(mostSteps ?? MAX_STEPS);
    const hits = PARTIES.filter(({ name }) => name.toLowerCase() === text && policy.threshold <= 100)
      .map(toHit)
      .map((hit) => (birthDate?.startsWith('1930') === true ? contradicted(hit, birthDate) : hit));
    return {
      interpretedAs: ['name'],
      insufficientName: text === 'given',
      threshold: text === 'given' ? 50 : policy.threshold,
      unscreenable: !/[\p{L}\p{N}]/u.test(text),
      notCompared: text.startsWith('unread ')
        ? [{ field: 'searchText', index: null, span: [7, text.length], why: 'unreadable_script' }]
        : [],
      identifiersNotCovered: text.startsWith('iban ') ? ['iban'] : [],
      total: hits.length,
      hits,
      suppressed: {
        weakAliasOnly: 0,
        byConflict: 0,
        overLimit: 0,
        nearMisses: 1,
        lightNames: LIGHT.test(text) ? 1 : 0,
        items: [NEAR_MISS, ...(LIGHT.test(text) ? [LIGHT_NAME] : [])],
      },
      warnings: text.startsWith('imo ') ? [{ code: 'identifier_checksum_failed', text: 'Check the number.' }] : [],
    };
  },
  diagnose: (query, policy, id) => diagnose(sampleIndex(), query, policy, id),
  findByName: (name) => findByName(sampleIndex(), name),
  entityOf: (id) => {
    const party = PARTIES.find(({ listings }) => listings.some((listing) => listing === id));
    return party && { ...party, ties: party.listings.slice(1).map((listing) => tieOf(listing, party.entityId)) };
  },
};

const tieOf = (listing: ListingId, to: ListingId): PartyTie => ({ listing, with: to, code: 'un_reference' });

/** A diagnosis is the engine's own: a fake of it would only repeat its types. */
function sampleIndex() {
  const model = loadModel();
  return openIndex(buildIndex(SAMPLE_PARTIES, model), model);
}

function toHit({ entityId, listings, name }: (typeof PARTIES)[number]): Hit {
  return {
    entityId,
    entityType: 'person',
    priority: 'high',
    score: 100,
    nameScore: 100,
    ofacScoreEstimate: null,
    primaryName: name,
    matchedName: { value: name, kind: 'primary', quality: 'strong', script: 'Latn', listing: entityId },
    reasons: [{ code: 'name_match', text: 'The names are the same.' }],
    evidence: {
      tokens: [
        {
          query: 'orlan',
          listed: 'orlan',
          method: 'exact',
          score: 100,
          querySpan: [0, 5],
          listedSpan: [0, 5],
        },
      ],
      fields: [],
      waterfall: [{ step: 'name', value: 100 }],
    },
    listings,
  };
}

const contradicted = (hit: Hit, birthDate: string): Hit => ({
  ...hit,
  priority: 'review',
  score: 80,
  reasons: [...hit.reasons, { code: 'birth_date_conflict', text: 'The birth date differs.' }],
  evidence: {
    ...hit.evidence,
    fields: [
      { field: 'birthDate', submitted: birthDate, listed: ['1971-04-02'], verdict: 'conflict', contribution: -20 },
    ],
    waterfall: [
      { step: 'name', value: 100 },
      { step: 'birthDate', value: -20 },
    ],
  },
});
