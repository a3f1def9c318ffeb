/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  type: 'becomes the type of the entity',
  dob: 'serial numbers become days',
  dateofsanction: 'serial numbers become days',
  dateofadditionalsanction: 'serial numbers become days',
  sanctionstatus: 'active, or else delisted',
  assetfreeze: 'yes becomes a measure',
  dealingwithsecurities: 'yes becomes a measure',
  serviceprohibition: 'yes becomes a measure',
  shipban: 'yes becomes a measure',
  aircraftban: 'yes becomes a measure',
  travelban: 'yes becomes a measure',
  aliasalternatespellings: 'words between spellings',
};
