/** Legal effects of a listing. */
export const effectNames = {
  asset_freeze: 'Asset freeze',
  sectoral: 'Sectoral',
  securities: 'Securities',
  correspondent: 'Correspondent accounts',
  export_control: 'Export control',
  travel: 'Travel ban',
  debarment: 'Debarment',
  pep: 'Politically exposed person',
  unknown: 'Effect unknown',
};

/** Types of a party. */
export const entityTypeNames = {
  person: 'Person',
  organization: 'Organization',
  vessel: 'Vessel',
  aircraft: 'Aircraft',
  wallet: 'Wallet',
  unknown: 'Unknown type',
};

/** Genders of a person. */
export const genderNames = { female: 'Female', male: 'Male', other: 'Other' };

/** Types of an identifier. */
export const identifierTypeNames = {
  passport: 'Passport',
  national_id: 'National ID',
  tax_id: 'Tax number',
  registration_number: 'Registration number',
  imo: 'IMO number',
  mmsi: 'MMSI',
  call_sign: 'Call sign',
  bic: 'BIC',
  lei: 'LEI',
  crypto_address: 'Crypto address',
  aircraft_serial: 'Aircraft serial number',
  aircraft_registration: 'Aircraft registration',
  vessel_registration: 'Vessel registration',
  drivers_license: 'Driving licence',
  ssn: 'US social security number',
  email: 'E-mail address',
  phone: 'Telephone number',
  website: 'Website',
  handle: 'Social account',
  other: 'Other number',
};
