import type { Measure } from './measure.ts';
import { aliasOut } from './measures/alias-out.ts';
import { candidateRecall } from './measures/candidate-recall.ts';
import { companyVesselPairs } from './measures/company-vessel-pairs.ts';
import { crossLists } from './measures/cross-lists.ts';
import { crossScript } from './measures/cross-script.ts';
import { differentParties } from './measures/different-parties.ts';
import { freeText } from './measures/free-text.ts';
import { freshPairs } from './measures/fresh-pairs.ts';
import { inflected } from './measures/inflected.ts';
import { innocentKindsMeasure } from './measures/innocent-kinds.ts';
import { innocentMessages } from './measures/innocent-messages.ts';
import { innocents } from './measures/innocents.ts';
import { innocentsJoined } from './measures/innocents-joined.ts';
import { joined } from './measures/joined.ts';
import { namePairs } from './measures/name-pairs.ts';
import { nicknames } from './measures/nicknames.ts';
import { ofacEstimateMeasure } from './measures/ofac-estimate.ts';
import { realCompanies } from './measures/real-companies.ts';
import { sameParty } from './measures/same-party.ts';
import { spoiledPartiesMeasure } from './measures/spoiled-parties.ts';
import { strongNames } from './measures/strong-names.ts';
import { unMutated } from './measures/un-mutated.ts';
import { words } from './measures/words.ts';

/** All measures, in the order of the report. */
export const MEASURES: readonly Measure[] = [
  namePairs,
  companyVesselPairs,
  freshPairs,
  unMutated,
  sameParty,
  words,
  crossScript,
  nicknames,
  innocents('us'),
  innocents('global'),
  innocentsJoined,
  realCompanies,
  differentParties,
  joined,
  aliasOut,
  crossLists,
  freeText,
  innocentMessages,
  innocentKindsMeasure,
  spoiledPartiesMeasure,
  inflected,
  strongNames,
  candidateRecall,
  ofacEstimateMeasure,
];
