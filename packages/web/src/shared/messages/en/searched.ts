import { plural } from './plural.ts';

/** What an answer found but does not count as a result. */
export const suppressedWords = {
  title: 'Not among the results',
  nothing: 'Nothing was left out of the results.',
  weakAliasOnly: (count: number) => `${count} by weak alias only`,
  overLimit: (count: number) => `${count} over the limit`,
  nearMisses: (count: number) => plural(count, 'near miss', 'near misses'),
  byEffect: (count: number) => `${count} left out by legal effect`,
  byRule: (count: number) => `${count} by the policy’s rules`,
  goodGuys: (count: number) => plural(count, 'good guy', 'good guys'),
  why: {
    near_miss: 'Near miss',
    good_guy: 'Good guy',
    weak_alias_only: 'Weak alias only',
    over_limit: 'Over the limit',
    light_name: 'Also an everyday word',
    by_rule: 'Policy’s rule for its effect',
    by_effect: 'Legal effect not searched',
  },
  byEffectNote: (count: number) =>
    `The policy leaves out the legal effects of ${plural(count, 'party', 'parties')} that would be ${count === 1 ? 'a result' : 'results'}. They are under “Left out”.`,
  byRuleNote: (count: number) =>
    `The policy asks more of ${plural(count, 'party', 'parties')} listed for no sanction. They are under “Left out”.`,
  columns: { party: 'Listed party', why: 'Why not', nameScore: 'Name score', ask: 'Explain' },
};

/** Lists that an answer is based on, and gaps. */
export const provenanceWords = {
  title: 'What was searched',
  held: 'Searched although the newest file lacks them or their names',
  notSearched: 'Official lists that were not searched',
  notCovered: 'Not covered by what was searched',
  notCoveredCodes: {
    ownership_and_control: 'Parties owned or controlled by listed ones',
    embargoed_territories: 'Embargoes on whole countries or regions',
    sectoral_goods: 'Restricted goods, technology or sectors',
    politically_exposed_persons: 'Politically exposed persons',
    adverse_media: 'News about a party',
    wallet_exposure: 'Dealings of a crypto address with listed addresses',
    export_control_lists: 'Export control lists (none was searched)',
    debarments: 'Debarments (none was searched)',
  },
  version: 'Version',
  screening: 'Screening',
  searchedAt: 'Searched',
  readAs: 'Read as',
  interpretations: { name: 'a name', identifier: 'an identifier', text: 'a text that contains names' },
  engine: (version: string, policy: string, threshold: string, tookMs: string) =>
    `Engine ${version} · policy ${policy} · threshold ${threshold} · ${tookMs} ms`,
};
