import { plural } from './plural.ts';

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
    securities: 'Its securities must not be traded.',
    correspondent: 'Accounts for foreign banks are forbidden or restricted.',
    export_control: 'Goods and technology need a licence. Not a ban on payments.',
    travel: 'Entry or transit is forbidden.',
    debarment: 'Excluded from contracts that an institution finances. Not a sanction.',
    pep: 'Holds a public office. Not a sanction, but enhanced due diligence applies.',
    unknown: 'The publisher does not state it.',
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
