import { factorsEn, loginWords, sessionWords, setupWords, singleSignOnEn } from './account.ts';
import { answerWords } from './answer.ts';
import { batchWords } from './batches.ts';
import { caseWords } from './cases.ts';
import { effectNames, entityTypeNames, genderNames, identifierTypeNames } from './codes.ts';
import { customerWords } from './customers.ts';
import {
  fileChangedWords,
  keyWords,
  navWords,
  notFoundWords,
  offlineWords,
  paletteWords,
  themeWords,
} from './frame.ts';
import { goodGuyWords } from './good-guys.ts';
import { groupWords } from './groups.ts';
import { filterFormWords, historyWords, lookbackWords, olderWords, outcomeNames } from './history.ts';
import { decisionWords, inboxWords } from './inbox.ts';
import { effectWords, listPageWords, listStatusWords } from './lists.ts';
import { partyWords } from './party.ts';
import { peopleEn } from './people.ts';
import { problemWords } from './problems.ts';
import { receiptWords } from './receipts.ts';
import { replayWords } from './replay.ts';
import { evidenceWords, factWords, outcomeWords, resultWords } from './result.ts';
import { ruleWords } from './rules.ts';
import { detailWords, filterWords, provenanceWords, searchWords, suppressedWords } from './search.ts';
import { apiSettingsWords, tokenWords } from './tokens.ts';
import { watchWords } from './watch.ts';
import { whyNotWords } from './why-not.ts';

/**
 * English. Neutral words: a score calls nobody sanctioned, and nothing is ever "clear". Words of a single long page,
 * such as audit or scoring, are imported by that page, because every page loads these.
 */
export const en = {
  product: 'Namesake',
  pageTitle: (page: string) => `${page} · Namesake`,
  skipToContent: 'Skip to content',
  loading: 'Loading …',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  showAll: (count: number) => `Show all ${count}`,
  optional: 'optional',
  none: '–',
  never: 'Never',
  newTab: '(opens in a new tab)',
  nav: navWords,
  palette: paletteWords,
  keys: keyWords,
  detail: detailWords,
  filters: filterWords,
  theme: themeWords,
  offline: offlineWords,
  fileChanged: fileChangedWords,
  problem: problemWords,
  notFound: notFoundWords,
  lists: listStatusWords,
  effects: effectNames,
  effectChoice: effectWords,
  entityTypes: entityTypeNames,
  genders: genderNames,
  identifierTypes: identifierTypeNames,
  search: searchWords,
  outcome: outcomeWords,
  result: resultWords,
  evidence: evidenceWords,
  facts: factWords,
  answer: answerWords,
  suppressed: suppressedWords,
  provenance: provenanceWords,
  session: sessionWords,
  login: loginWords,
  setup: setupWords,
  ...peopleEn,
  ...singleSignOnEn,
  ...factorsEn,
  settings: {
    title: 'Settings',
    api: 'API Settings',
    retention: 'Retention',
    scoring: 'Scoring',
    webhooks: 'Webhooks',
  },
  party: partyWords,
  whyNot: whyNotWords,
  rules: ruleWords,
  listPage: listPageWords,
  receipts: receiptWords,
  replay: replayWords,
  history: historyWords,
  inbox: inboxWords,
  older: olderWords,
  filterForm: filterFormWords,
  outcomeNames,
  goodGuys: goodGuyWords,
  groups: groupWords,
  batches: batchWords,
  customers: customerWords,
  cases: caseWords,
  watch: watchWords,
  lookbacks: lookbackWords,
  decisions: decisionWords,
  apiSettings: apiSettingsWords,
  tokens: tokenWords,
};
