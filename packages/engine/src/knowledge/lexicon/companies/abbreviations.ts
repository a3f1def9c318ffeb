/** Words that a full stop or an apostrophe splits into two tokens; the first half of "Xi'an" would be a numeral. */
export const CUT_ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['f lli', 'fratelli'],
  ['h nos', 'hermanos'],
  ['xi an', 'xian'],
]);

/** Initials of countries and bodies, joined. Those of two letters count only next to a business word. */
export const INITIALS_OF: ReadonlyMap<string, string> = new Map(
  `us unitedstates
usa unitedstates
uk unitedkingdom
uae unitedarabemirates
un unitednations
eu europeanunion
uno unitednationsorganization
ussr unionofsovietsocialistrepublics
prc peoplesrepublicofchina
dprk democraticpeoplesrepublicofkorea
rok republicofkorea
drc democraticrepublicofcongo
ksa kingdomofsaudiarabia
iri islamicrepublicofiran
rf russianfederation
cis commonwealthofindependentstates
nz newzealand`
    .split('\n')
    .map((line): [string, string] => {
      const [initials = '', name = ''] = line.split(' ');
      return [initials, name];
    }),
);

/** Words for "number" before a numeral: "No. 8" is 8. */
export const NUMBER_SIGNS: ReadonlySet<string> = new Set(
  'no nr num numero numeros nomer number nombor nummer numer numara cislo broj'.split(' '),
);
