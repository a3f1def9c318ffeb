/** What Watchman's Go client sent, and what it understood of the answer. */
export type RecordedSearch = {
  readonly type: string;
  /** Path and query, as it came over the wire. */
  readonly sent: string;
  /** Type, list, number and name of each entity. */
  readonly found: readonly string[];
  readonly failed: string;
};

const search = (type: string, query: string, ...found: readonly string[]): RecordedSearch => ({
  type,
  sent: `/compat/watchman/v2/search?${query}&type=${type}`,
  found,
  failed: '',
});

/** Recorded from `watchman-client.go`; `npm run release:check -- watchman` compares them with what it sends now. */
export const RECORDED: readonly RecordedSearch[] = [
  search(
    'person',
    'address=Harbour+Road+5+Port+Vantal++DE&altNames=O.+Vestrakoff&altNames=Orlan+Vestrak&birthDate=1971-04-02&cryptoAddress=XBT%3Avestrakovx123456wallet&debug=yes&emailAddress=orlan%40vantal.example&gender=male&gov_passport=Germany%3AK8812004&limit=5&minMatch=0.75&name=Orlan+Vestrakov&phoneNumber=%2B49+30+1234567&titles=Director',
    'person list_a:1 Orlan VESTRAKOV',
    'person list_b:9 Orlan VESTRAKOV',
  ),
  search(
    'business',
    'altNames=Vantal+Lines&created=2001-05-01&debug=yes&limit=5&minMatch=0.75&name=Vantal+Shipping+Company',
    'business list_a:2 Vantal Shipping Company',
  ),
  search(
    'organization',
    'debug=yes&dissolved=2019-12-31&limit=5&minMatch=0.75&name=Brotherhood+of+the+Grey+Lantern',
    'organization list_a:3 Brotherhood of the Grey Lantern',
  ),
  search(
    'aircraft',
    'aircraftType=cargo&built=1998-06-01&debug=yes&flag=KG&icaoCode=A320&limit=5&minMatch=0.75&model=Invented+5&name=EX-QVX&serialNumber=AX-4411',
    'aircraft list_a:4 EX-QVX',
  ),
  {
    ...search('vessel', '', 'vessel list_a:5 PELAGOS MIRAGE'),
    sent: '/compat/watchman/v2/search?built=2004-01-01&callSign=XX0A1&debug=yes&flag=GA&grossRegisteredTonnage=56000&imoNumber=0010017&limit=5&minMatch=0.75&mmsi=000100171&model=Tanker&name=Pelagos+Mirage&owner=White+Pelagos+Maritime&tonnage=105000&type=vessel&vesselType=cargo',
  },
  search('person', 'debug=yes&limit=5&minMatch=0.75&name=Nobody+Unlisted+Quenderby'),
];
