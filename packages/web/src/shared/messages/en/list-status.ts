import { number, plural } from './plural.ts';

const megabytes = (bytes: number): string => number(Math.round(bytes / 100_000) / 10);

/** Progress of loading. */
export const loadingWords = {
  ofLists: (done: number, of: number) => `: ${number(done)} of ${number(of)}`,
  bytes: (list: string, done: number, of: number | null) =>
    ` (${list} ${megabytes(done)}${of === null ? '' : ` of ${megabytes(of)}`} MB)`,
  downloading: (lists: string, bytes: string) => `Lists are being downloaded${lists}${bytes}`,
  reading: (lists: string, listings: number) =>
    `Lists are being loaded${lists}${listings === 0 ? '' : ` (${number(listings)} listings)`}`,
  indexing: (done: number, of: number) => `Lists are being loaded: ${number(done)} of ${number(of)} listings indexed`,
  search: 'Searches start when the lists are loaded. This page updates automatically.',
};

/** State of the lists, on every page. */
export const listStatusWords = {
  label: 'List status',
  allFresh: (count: number) => `${plural(count, 'list', 'lists')}, all up to date`,
  vouchedFor: (count: number, until: string) => `${plural(count, 'list', 'lists')}, declared current until ${until}`,
  worst: {
    missing: (count: number) => `${plural(count, 'list is', 'lists are')} missing`,
    incomplete: (count: number) => `${plural(count, 'list lacks', 'lists lack')} listings`,
    stale: (count: number) => `${plural(count, 'list is', 'lists are')} too old`,
    unknown: (count: number) => `${plural(count, 'list has', 'lists have')} an unknown age`,
    refused: (count: number) => `${plural(count, 'update was', 'updates were')} refused`,
    failed: (count: number) => `${plural(count, 'list was', 'lists were')} not updated`,
    held: (count: number) => `Removals held back in ${plural(count, 'list', 'lists')}`,
    aged: (count: number) => `${plural(count, 'list is', 'lists are')} getting old`,
    sample: () => 'Only the fictional sample list is loaded',
  },
  sampleBanner: 'Fictional sample list — not for real screening',
  sampleText: 'No official list is loaded, so answers say nothing about real parties.',
  sampleOnly: 'Sample list',
  openAll: 'All lists',
  recordsShort: 'records',
  neverChecked: 'never checked',
  details: 'List details',
  nothingNewer: 'Nothing newer found',
  declared: 'Declared current',
  declaredUntil: (day: string) => `until ${day}`,
  declaredAgo: (age: string) => `declared current ${age} ago`,
  checkedAgo: (age: string) => `checked ${age} ago`,
  publishedSince: (age: string) => `published ${age} ago`,
  publishedAgo: (age: string) => `${age} ago: is there a newer one?`,
  unavailable: 'List status unknown',
  none: 'No list is loaded',
  status: {
    fresh: 'Up to date',
    aged: 'Getting old',
    incomplete: 'Lacks listings',
    stale: 'Too old',
    unknown: 'Age unknown',
    missing: 'Missing',
    sample: 'Fictional sample',
  },
  refused: 'Update refused',
  failed: 'Not updated',
  beingLoaded: 'Being loaded',
  loading: loadingWords,
  required: 'required',
  columns: { list: 'List', status: 'Status', records: 'Records', published: 'Published', checked: 'Last checked' },
  short: {
    sample: 'Sample list',
    us_ofac_sdn: 'OFAC SDN',
    us_ofac_cons: 'OFAC non-SDN',
    un_sc: 'UN',
    eu_fsf: 'EU',
    gb_fcdo: 'UK',
    ch_seco: 'Switzerland',
    ca_sema: 'Canada',
    au_dfat: 'Australia',
    jp_mof: 'Japan',
    us_csl: 'US CSL',
    wb_debarred: 'World Bank',
  },
};
