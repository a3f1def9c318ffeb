import type { IdentifierType } from '@namesake/engine';

/** FollowTheMoney property → identifier type. */
export const FTM_IDENTIFIERS: Readonly<Record<string, IdentifierType>> = {
  passportNumber: 'passport',
  idNumber: 'national_id',
  socialSecurityNumber: 'ssn',
  taxNumber: 'tax_id',
  innCode: 'tax_id',
  vatCode: 'tax_id',
  registrationNumber: 'registration_number',
  ogrnCode: 'registration_number',
  okpoCode: 'registration_number',
  uscCode: 'registration_number',
  uniqueEntityId: 'registration_number',
  imoNumber: 'imo',
  mmsi: 'mmsi',
  callSign: 'call_sign',
  swiftBic: 'bic',
  leiCode: 'lei',
  publicKey: 'crypto_address',
  serialNumber: 'aircraft_serial',
};

export type FtmProperties = Readonly<Record<string, readonly string[]>>;

/** One line: an entity of FollowTheMoney. */
export type FtmEntity = { readonly id: string; readonly schema: string; readonly properties: FtmProperties };

/** An entity from one parsed line; undefined if it has not that shape. Values that are no text are left out. */
export function ftmEntityOf(value: unknown): FtmEntity | undefined {
  if (typeof value !== 'object' || value === null || !('schema' in value) || typeof value.schema !== 'string') {
    return undefined;
  }
  const id = 'id' in value && typeof value.id === 'string' ? value.id.trim() : '';
  const given = 'properties' in value && typeof value.properties === 'object' ? (value.properties ?? {}) : {};
  const properties = Object.entries(given).map(([name, values]) => [name, textsOf(values)] as const);
  return { id, schema: value.schema, properties: Object.fromEntries(properties) };
}

function textsOf(values: unknown): string[] {
  const list: unknown[] = Array.isArray(values) ? values : [values];
  return list
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
