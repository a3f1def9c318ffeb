/**
 * What a list says about one party. Every source parser yields this shape, and the index is built from nothing else.
 * Plain JSON. An absent member means that the publisher gave no value.
 */
export type Listing = {
  /** `list:sourceId`, permanent: decisions, the whitelist and delistings refer to it. */
  readonly id: ListingId;
  /** Id of the list, e.g. `us_ofac_sdn`. */
  readonly list: string;
  /** The publisher's own id of the record. */
  readonly sourceId: string;
  readonly entityType: EntityType;
  /** At least one; the first with kind `primary` is the display name. */
  readonly names: readonly ListedName[];
  readonly gender?: Gender;
  readonly birthDates?: readonly PartialDate[];
  readonly birthPlaces?: readonly Place[];
  readonly deathDates?: readonly PartialDate[];
  /** ISO 3166-1 alpha-2, upper case. Nationality and citizenship both. */
  readonly nationalities?: readonly string[];
  readonly addresses?: readonly Place[];
  readonly identifiers?: readonly Identifier[];
  readonly positions?: readonly string[];
  readonly titles?: readonly string[];
  readonly contacts?: readonly Contact[];
  readonly vessel?: VesselFacts;
  readonly aircraft?: AircraftFacts;
  readonly organization?: OrganizationFacts;
  readonly relations?: readonly Relation[];
  /** Programme codes or regime names as the publisher writes them. */
  readonly programs: readonly string[];
  readonly effect: Effect;
  /** Every effect, if there are several. A policy searches the listing if it searches one of them. */
  readonly effects?: readonly Effect[];
  /** The measures in the publisher's words: "Asset freeze", "Travel ban" … */
  readonly measures?: readonly string[];
  readonly legalBasis?: string;
  /** ISO date. */
  readonly listedOn?: string;
  /** ISO date of the publisher's last change to the record. */
  readonly updatedOn?: string;
  /** Reference of the UN Security Council listing that this record stems from, e.g. `QDi.203`. */
  readonly unReference?: string;
  /** The listing on another list that this record merely repeats: both are shown as one party. */
  readonly repeats?: ListingId;
  /** The publisher's page about this record, or about the list if the record has none. */
  readonly url?: string;
  readonly status: 'active' | 'delisted';
  /** The publisher's free text: remarks, statement of reasons. */
  readonly remarks?: readonly string[];
};

export type ListingId = `${string}:${string}`;

/** Properties that all listings of a list share because of their publisher. */
export type ListTraits = {
  /** Names marked weak by the publisher only corroborate: under `by_publisher` they are not results on their own. */
  readonly weakNamesCorroborate?: true;
  /** The publisher's own search shows a score for its listings, which `ofacEstimate` estimates. */
  readonly hasOfacScore?: true;
};

/** Traits by list id. A list without an entry is treated more cautiously: its weak names alert. */
export type TraitsOfLists = Readonly<Record<string, ListTraits>>;

export const ENTITY_TYPES = ['person', 'organization', 'vessel', 'aircraft', 'wallet', 'unknown'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const GENDERS = ['female', 'male', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const NAME_KINDS = ['primary', 'alias', 'former'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export const NAME_QUALITIES = ['strong', 'weak', 'unknown'] as const;
/** `weak` only if the publisher marks the name as weak; the engine never guesses. */
export type NameQuality = (typeof NAME_QUALITIES)[number];

export type ListedName = {
  /** The whole name in reading order: "Given Patronymic Family". */
  readonly value: string;
  readonly kind: NameKind;
  readonly quality: NameQuality;
  /** ISO 15924 code of the script of most letters: `Latn`, `Cyrl`, `Arab` … */
  readonly script: string;
  /** BCP 47 language, if the publisher gives one. */
  readonly language?: string;
  /** The parts of `value`, if the publisher gives them. Each is a substring of `value`. */
  readonly parts?: NameParts;
};

export type NameParts = {
  readonly given?: string;
  readonly middle?: string;
  readonly family?: string;
  readonly patronymic?: string;
  readonly maiden?: string;
};

/** A day, month, year or range, with the publisher's own words. */
export type PartialDate = {
  readonly text: string;
  /** First and last possible day, ISO `YYYY-MM-DD`, inclusive: "1950" is 1950-01-01 … 1950-12-31. */
  readonly earliest: string;
  readonly latest: string;
  /** "circa", "approximately": the publisher itself is unsure of the value. */
  readonly circa: boolean;
};

export type Place = {
  /** The publisher's words if it gives one line, otherwise the parts joined. */
  readonly text: string;
  readonly street?: string;
  readonly city?: string;
  readonly region?: string;
  readonly postalCode?: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country?: string;
};

export const IDENTIFIER_TYPES = [
  'passport',
  'national_id',
  'tax_id',
  'registration_number',
  'imo',
  'mmsi',
  'call_sign',
  'bic',
  'lei',
  'crypto_address',
  'aircraft_serial',
  'aircraft_registration',
  'vessel_registration',
  'drivers_license',
  'ssn',
  'email',
  'phone',
  'website',
  'handle',
  'other',
] as const;
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number];

export type Identifier = {
  readonly type: IdentifierType;
  /** As published, trimmed. Comparison folds it (see `normalise/identifiers/identifier.ts`). */
  readonly value: string;
  /** ISO 3166-1 alpha-2 of the issuer. */
  readonly country?: string;
  /** The publisher's name for the type, if it differs: "C.U.R.P.", "Cedula No.". */
  readonly label?: string;
  readonly issuedOn?: string;
  readonly expiresOn?: string;
  readonly note?: string;
  /**
   * Extracted from prose or from a field with other numbers, so it may be something else. Unlabelled in a text, it
   * counts only if it is long or its check digits are right; a short one is for review.
   */
  readonly inProse?: true;
};

export type Contact = { readonly kind: 'email' | 'phone' | 'website' | 'fax'; readonly value: string };

export type VesselFacts = {
  readonly type?: string;
  /** ISO 3166-1 alpha-2 if resolved, otherwise the publisher's word. */
  readonly flag?: string;
  readonly formerFlags?: readonly string[];
  readonly owner?: string;
  readonly formerOwners?: readonly string[];
  readonly tonnage?: string;
  readonly grossTonnage?: string;
  readonly length?: string;
  readonly built?: string;
};

export type AircraftFacts = {
  readonly model?: string;
  readonly manufacturer?: string;
  readonly built?: string;
  readonly operator?: string;
};

export type OrganizationFacts = {
  readonly type?: string;
  readonly established?: string;
  readonly parents?: readonly string[];
  readonly subsidiaries?: readonly string[];
};

export type Relation = {
  /** The publisher's word: "Linked To", "Acting for", "Family member of", "Owned or controlled by". */
  readonly kind: string;
  /** Name of the other party as published. */
  readonly name?: string;
  /** The other party's listing, if the publisher gives an id. */
  readonly listing?: ListingId;
  /** Percentage owned, as published: "51.00". Ownership only. */
  readonly share?: string;
  /** ISO date (or its beginning) on which the relation ended or ends. */
  readonly until?: string;
};

export const RELATION_ROLES = [
  'owned_by',
  'owns',
  'owned_or_controlled_by',
  'owns_or_controls',
  'owner_or_operator',
  'acting_for',
  'leads',
  'family',
  'associate',
  'supports',
  'linked',
  'other',
] as const;
/**
 * The role of a relation for the party that states it. Derived from the publisher's word on every read and never
 * stored, so a better derivation changes no records. `linked` is not ownership.
 */
export type RelationRole = (typeof RELATION_ROLES)[number];

export const EFFECTS = [
  'asset_freeze',
  'sectoral',
  'securities',
  'correspondent',
  'export_control',
  'travel',
  'debarment',
  'pep',
  'unknown',
] as const;
/** Legal effect of a listing; the strongest if several apply. */
export type Effect = (typeof EFFECTS)[number];
