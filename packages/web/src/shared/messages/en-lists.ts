const number = (count: number): string => new Intl.NumberFormat('en').format(count);
const plural = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;

const megabytes = (bytes: number): string => number(Math.round(bytes / 100_000) / 10);

/** While lists are loaded. */
export const loadingWords = {
  ofLists: (done: number, of: number) => `: ${number(done)} of ${number(of)}`,
  bytes: (list: string, done: number, of: number | null) =>
    ` (${list} ${megabytes(done)}${of === null ? '' : ` of ${megabytes(of)}`} MB)`,
  downloading: (lists: string, bytes: string) => `Lists are being downloaded${lists}${bytes}`,
  reading: (lists: string, listings: number) =>
    `Lists are being loaded${lists}${listings === 0 ? '' : ` (${number(listings)} listings)`}`,
  indexing: (done: number, of: number) => `Lists are being loaded: ${number(done)} of ${number(of)} listings indexed`,
  search: 'Searches start when the lists are loaded. This page updates by itself.',
};

/** Which effects the default policy searches. */
export const effectWords = {
  title: 'What every search covers',
  link: 'Choose which effects are searched',
  intro:
    'Lists include parties for different legal reasons. Sanctions are always searched. Choose here which other reasons every search covers. A named policy can cover more for some searches.',
  legend: 'Legal effects in the loaded lists',
  always: 'always searched',
  meaning: {
    asset_freeze: 'Funds and assets are blocked; no dealings with the party.',
    sectoral: 'Some dealings with the party are forbidden, such as new debt.',
    securities: 'Its securities may not be bought or sold.',
    correspondent: 'Accounts for foreign banks are forbidden or restricted.',
    export_control: 'Goods and technology need a licence. Not a ban on payments.',
    travel: 'Entry or transit is forbidden.',
    debarment: 'Excluded from contracts that an institution finances. Not a sanction.',
    pep: 'Holds a public office. Not a sanction, but enhanced due diligence applies.',
    unknown: 'The publisher does not say.',
  },
  left: (listings: number, effects: string) =>
    `${plural(listings, 'listing is', 'listings are')} not searched: ${effects}.`,
  nothingLeft: 'Every listing is searched.',
  firstReason: 'Chosen at the first run.',
  laterReason: 'Chosen in the interface.',
  submit: 'Save the choice',
  submitting: 'Saving …',
  skip: 'Skip and keep the current choice',
  waiting: 'You can choose once the lists are loaded, or later under Lists.',
  skipWaiting: 'Continue without waiting',
};

/** Lists: the page of all, of one, and of what happened to a listed party. */
export const listPageWords = {
  title: 'Lists',
  intro:
    'The lists that every search uses. A new version is read completely and tested before it replaces the version in use.',
  overview: 'All lists',
  back: 'All lists',
  publisherPage: 'Publisher’s page',
  records: (count: number) => plural(count, 'record', 'records'),
  published: 'Published',
  checked: 'Last checked',
  searchedFrom: 'Searched from',
  file: 'File',
  notLoaded: 'This list is not loaded.',
  attention: {
    refused: 'An update was refused',
    held: (count: number) => plural(count, 'removal needs approval', 'removals need approval'),
  },
  notSearched: (listings: number, records: number, effects: string) =>
    `${number(listings)} of ${plural(records, 'listing is', 'listings are')} not searched by the default policy (${effects})`,
  warnings: {
    title: (count: number) => plural(count, 'contradiction in the list', 'contradictions in the list'),
    text: 'These come from the publisher’s file. All its listings are searched; references that contradict another list are ignored.',
  },
  leftOut: {
    title: (count: number) => plural(count, 'file is not searched', 'files are not searched'),
    text: 'These files are in the folder of lists. A refused file should be a list but must not be used. A skipped file is no list, or another file of the same list is searched.',
    refused: 'Refused',
    skipped: 'Skipped',
    more: (count: number) => `And ${plural(count, 'more file', 'more files')}.`,
  },
  more: 'Show more',
  loadingMore: 'Loading …',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log',
  reasonMissing: 'Say why.',

  refresh: {
    submit: 'Refresh now',
    submitting: 'Asking the publisher …',
  },
  held: {
    title: (count: number) => `${plural(count, 'removal needs', 'removals need')} your approval`,
    text: 'The publisher’s newest file removes these parties, or all their earlier names: more of their kind than usual. They are still searched as before until somebody confirms the removals. Check with the publisher first: the file may be incomplete.',
    since: 'Since',
    confirmed: 'Confirmed: removed at the next load',
    submit: 'Confirm the removals',
    submitting: 'Loading the list without them …',
    form: 'Confirm removals',
  },
  refused: {
    title: 'Refused downloads',
    text: 'These files failed a check. The last good version stays in use. The last five refused files are kept for inspection.',
    why: (reason: string) => `The file ${reason}.`,
    broken: 'Broken: it cannot be accepted',
    accept: 'Accept with a reason',
    acceptNamed: (code: string) => `Accept the file refused as ${code}`,
    form: 'Accept a refused file',
    submit: 'Search with this file',
    submitting: 'Reading it again …',
    size: (bytes: number) =>
      bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`,
    codes: {
      empty: 'Empty',
      html: 'Web page',
      unsupported_format: 'Unknown format',
      unknown_root: 'No known list',
      wrong_list: 'Another list',
      encoding: 'Wrong encoding',
      doctype: 'Document type',
      malformed: 'Malformed',
      truncated: 'Cut off',
      compression: 'Damaged',
      too_large: 'Too large',
      count_mismatch: 'Incomplete',
      no_date: 'No date',
      no_records: 'No records',
      too_few: 'Too few records',
      older: 'Older',
      shrunk: 'Shrunk',
      grown: 'Grown',
      future: 'Dated ahead',
      unusable_records: 'Unusable records',
    },
  },
  delisted: {
    title: (count: number) => plural(count, 'delisted party', 'delisted parties'),
    text: 'Removed by a version that was searched here, and not listed again since; the latest first. The history of each shows what was listed until then.',
    inFile: 'still in the publisher’s file, as delisted',
  },
  versions: {
    title: 'Versions',
    text: 'Every version that was searched here, newest first, with its changes.',
    empty: 'No version is stored yet. The sample list has none.',
    active: 'In use',
    gone: 'Listings not kept',
    first: 'first version',
    show: 'What changed',
    showNamed: (published: string) => `What changed in the version published ${published}`,
    columns: {
      version: 'Published',
      since: 'Searched from',
      records: 'Records',
      changes: 'Changes',
      actions: 'Compare',
    },
  },
  changes: {
    title: 'What changed',
    from: 'From',
    to: 'To',
    option: (published: string, since: string) => `${published}, searched from ${since}`,
    counts: (added: number, changed: number, removed: number, unchanged: number) =>
      `${number(added)} added, ${number(changed)} changed, ${number(removed)} removed, ${number(unchanged)} alike`,
    none: 'The two versions have the same listings.',
    kinds: { added: 'Added', changed: 'Changed', removed: 'Removed', present: 'Was there' },
    fields: {
      names: 'names',
      birthDates: 'birth dates',
      birthPlaces: 'birth places',
      nationalities: 'nationalities',
      addresses: 'addresses',
      identifiers: 'identifiers',
      positions: 'positions',
      relations: 'relations',
      programs: 'programmes',
      measures: 'measures',
      legalBasis: 'legal basis',
      listedOn: 'day of listing',
      effect: 'effect',
      status: 'state',
      remarks: 'remarks',
      gender: 'gender',
      entityType: 'type',
      url: 'publisher’s page',
    },
  },
  party: {
    title: 'Listed party',
    history: 'History',
    historyText:
      'In which versions of its lists it appeared, changed and was removed, as far as they were searched here.',
    gone: 'It is no longer on any loaded list.',
    held: 'Removal not confirmed',
    link: 'History in the lists',
  },
};
