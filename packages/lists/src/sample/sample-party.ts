import type {
  AircraftFacts,
  Effect,
  EntityType,
  Gender,
  IdentifierType,
  NameParts,
  VesselFacts,
} from '@namesake/engine';

/** An invented party, in a short notation. */
export type SampleParty = {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  readonly parts?: NameParts;
  readonly aliases?: readonly string[];
  readonly weak?: readonly string[];
  readonly former?: readonly string[];
  readonly gender?: Gender;
  /** In any form that publishers use. */
  readonly born?: readonly string[];
  readonly bornIn?: string;
  readonly nationalities?: readonly string[];
  readonly address?: string;
  readonly ids?: readonly (readonly [
    type: IdentifierType,
    value: string,
    country?: string | undefined,
    label?: string,
  ])[];
  readonly positions?: readonly string[];
  readonly vessel?: VesselFacts;
  readonly aircraft?: AircraftFacts;
  readonly linkedTo?: readonly string[];
  readonly program: string;
  readonly effect: Effect;
  readonly remark?: string;
};
