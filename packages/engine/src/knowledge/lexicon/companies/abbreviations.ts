/**
 * Words that a point or an apostrophe cuts in two, as they are in tokens; of "Xi'an" the first half would be a
 * numeral.
 */
export const CUT_ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['f lli', 'fratelli'],
  ['h nos', 'hermanos'],
  ['xi an', 'xian'],
]);

/**
 * Names of countries and bodies known by their initials, written as one. With two letters only next to a word of
 * business.
 */
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
