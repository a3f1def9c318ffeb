import type { IdentifierType } from '@namesake/engine';

const IDENTIFIERS = {
  passportNumber: 'passport',
  idNumber: 'national_id',
  socialSecurityNumber: 'ssn',
  taxNumber: 'tax_id',
  innCode: 'tax_id',
  vatCode: 'tax_id',
  kppCode: 'tax_id',
  irsCode: 'tax_id',
  voenCode: 'tax_id',
  registrationNumber: 'registration_number',
  ogrnCode: 'registration_number',
  okpoCode: 'registration_number',
  uscCode: 'registration_number',
  uniqueEntityId: 'registration_number',
  dunsCode: 'registration_number',
  cikCode: 'registration_number',
  jibCode: 'registration_number',
  imoNumber: 'imo',
  mmsi: 'mmsi',
  callSign: 'call_sign',
  swiftBic: 'bic',
  leiCode: 'lei',
  publicKey: 'crypto_address',
  serialNumber: 'aircraft_serial',
  crsNumber: 'vessel_registration',
  licenseNumber: 'other',
  isinCode: 'other',
} as const satisfies Readonly<Record<string, IdentifierType>>;

/** FollowTheMoney property → identifier type. */
export const FTM_IDENTIFIERS: ReadonlyMap<string, IdentifierType> = new Map(Object.entries(IDENTIFIERS));

export type FtmProperties = Readonly<Record<string, readonly string[]>>;

/** Values of an absent property. */
export const NONE: readonly string[] = [];

/** One line: a FollowTheMoney entity. */
export type FtmEntity = {
  readonly id: string;
  readonly schema: string;
  readonly properties: FtmProperties;
  /** Whether the dataset targets this party; absent if not stated. */
  readonly isTarget?: boolean;
};

/** Parses an entity; undefined if the value has another shape. Values that are not strings are left out. */
export function ftmEntityOf(value: unknown): FtmEntity | undefined {
  if (typeof value !== 'object' || value === null || !('schema' in value) || typeof value.schema !== 'string') {
    return undefined;
  }
  const id = 'id' in value && typeof value.id === 'string' ? value.id.trim() : '';
  const given = 'properties' in value && typeof value.properties === 'object' ? (value.properties ?? {}) : {};
  const isTarget = 'target' in value && typeof value.target === 'boolean' ? value.target : undefined;
  return {
    id,
    schema: value.schema,
    properties: isTidy(given) ? given : tidied(given),
    ...(isTarget !== undefined && { isTarget }),
  };
}

/** Whether properties are valid, as almost all are: they are then used without a copy. */
function isTidy(given: object): given is FtmProperties {
  return Object.values(given).every((values) => Array.isArray(values) && values.every(isTidyText));
}

function isTidyText(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && text.trim() === text;
}

function tidied(given: object): FtmProperties {
  return Object.fromEntries(Object.entries(given).map(([name, values]) => [name, textsOf(values)]));
}

function textsOf(values: unknown): string[] {
  const list: unknown[] = Array.isArray(values) ? values : [values];
  return list
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
