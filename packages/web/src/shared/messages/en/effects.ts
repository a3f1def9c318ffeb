/** What the loaded lists have of each legal effect. */
export const effectWords = {
  title: 'What every search covers',
  link: 'Legal effects in the lists',
  intro:
    'Lists include parties for different legal reasons. The default policy searches all of them. A named policy can leave some out; its answers name the parties that it left out.',
  legend: 'Legal effects in the loaded lists',
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
};
