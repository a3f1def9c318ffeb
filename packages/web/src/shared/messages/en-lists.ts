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
  search: 'Searches are answered as soon as the lists are here. This page goes on by itself.',
};

/** Which effects the default policy searches. */
export const effectWords = {
  title: 'What every search looks at',
  link: 'Choose which effects are searched',
  intro:
    'Lists hold parties for different reasons in law. Sanctions are always searched. Other reasons are searched only if you choose them here; a policy of its own can do so for some searches.',
  legend: 'Legal effects in the loaded lists',
  always: 'always searched',
  meaning: {
    asset_freeze: 'Funds and assets are blocked; no dealings with the party.',
    sectoral: 'Some dealings with the party are forbidden, such as new debt.',
    securities: 'Its securities may not be bought or sold.',
    correspondent: 'Accounts for foreign banks are forbidden or restricted.',
    export_control: 'Goods and technology need a licence. No sanction on payments.',
    travel: 'Entry or transit is forbidden.',
    debarment: 'Excluded from contracts that an institution pays for. No sanction.',
    pep: 'Holds a public office. No sanction, but more care is due.',
    unknown: 'The publisher does not say.',
  },
  left: (listings: number, effects: string) =>
    `${plural(listings, 'listing stays', 'listings stay')} out of every search: ${effects}.`,
  nothingLeft: 'Every listing is searched.',
  firstReason: 'Chosen at the first run.',
  laterReason: 'Chosen in the interface.',
  submit: 'Save the choice',
  submitting: 'Saving …',
  skip: 'Skip, leave it as it is',
  waiting: 'What can be chosen is known when the lists are here. You can do this later, under Lists.',
  skipWaiting: 'Go on without waiting',
};

/** Lists: the page of all, of one, and of what happened to a listed party. */
export const listPageWords = {
  title: 'Lists',
  intro:
    'What every search stands on. A new version is read whole and proved before it is searched; the last good one stays until then.',
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
    held: (count: number) => `${plural(count, 'removal waits', 'removals wait')}`,
  },
  notSearched: (listings: number, records: number, effects: string) =>
    `${number(listings)} of ${plural(records, 'listing is', 'listings are')} not searched by the default policy (${effects})`,
  warnings: {
    title: (count: number) => plural(count, 'contradiction in the list', 'contradictions in the list'),
    text: 'The publisher’s file says these. Everything in it is searched; what contradicts another list is not believed.',
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
    title: (count: number) => `${plural(count, 'removal waits', 'removals wait')} for your word`,
    text: 'The publisher’s newest file lacks these parties, or all their earlier names, and more of their kind than is usual. They stay searched as they were until somebody confirms that this is right; the reason of each says what is gone. Check with the publisher first: a file may be incomplete.',
    since: 'Since',
    confirmed: 'Confirmed, gone at the next load',
    submit: 'Confirm that they are gone',
    submitting: 'Loading the list without them …',
    form: 'Confirm removals',
  },
  refused: {
    title: 'Refused downloads',
    text: 'Files that were not believed. The last good version stays in use; the last five are kept for inspection.',
    why: (reason: string) => `The file ${reason}.`,
    broken: 'Broken: nobody can accept it',
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
    title: (count: number) => `${plural(count, 'party', 'parties')} listed no more`,
    text: 'Removed by a version that searches ran on here, the latest first, and not listed again since. Their history shows what was listed until then.',
    inFile: 'still in the publisher’s file, as delisted',
  },
  versions: {
    title: 'Versions',
    text: 'Every version that searches ran on here, newest first, with what it changed.',
    empty: 'No version is kept yet: the sample list has none.',
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
    gone: 'It is on none of the loaded lists any more.',
    held: 'Removal waits for confirmation',
    link: 'History in the lists',
  },
};
