/** Meaning of a label or heading for the value beside it. */
export const LABEL_FIELDS = [
  // The whole name, or half of it if another column has the other half: "Nom, Prénom", "Apellidos, Nombre".
  'name',
  'fullName',
  'givenName',
  'middleName',
  'familyName',
  'alias',
  'weakAlias',
  'formerName',
  // Another party: a spouse, a director, an owner.
  'related',
  'vessel',
  'id',
  // A number or code that is the reference only if no column means `id`: of a policy, an account, a member of staff.
  'secondaryId',
  'externalRef',
  'type',
  'gender',
  'birthDate',
  'birthPlace',
  'deathDate',
  // Any other date: of registration, of a contract, of a payment.
  'otherDate',
  'nationality',
  'country',
  'address',
  'city',
  'occupation',
  'product',
  'title',
  'passport',
  'nationalId',
  'taxId',
  'registrationNumber',
  'imo',
  'mmsi',
  'callSign',
  'lei',
  'bic',
  'wallet',
  'otherId',
  'email',
  'phone',
  'website',
  'flag',
  'remarks',
] as const;
export type LabelField = (typeof LABEL_FIELDS)[number];

/** Labels of one field by language (ISO 639-1), separated by bars. */
export type LabelsByLanguage = Readonly<Record<string, string>>;
