import type { Contact, Gender, Identifier, ListedName, PartialDate, Place, Relation } from '@namesake/engine';

/** Facts collected from a record's ids and remarks before it becomes a listing. */
export type Details = {
  /** Names of people are split and put in reading order. */
  readonly isPerson: boolean;
  readonly names: ListedName[];
  readonly identifiers: Identifier[];
  readonly contacts: Contact[];
  readonly relations: Relation[];
  readonly remarks: string[];
  readonly birthDates: PartialDate[];
  readonly birthPlaces: Place[];
  /** As published; resolved at the end. */
  readonly nationalities: string[];
  readonly organization: { established?: string; type?: string };
  readonly vessel: VesselDetails;
  readonly aircraft: { model?: string; manufacturer?: string; built?: string; operator?: string };
  gender: Gender | undefined;
  listedOn: string | undefined;
};

export function emptyDetails(isPerson = false): Details {
  return {
    isPerson,
    names: [],
    identifiers: [],
    contacts: [],
    relations: [],
    remarks: [],
    birthDates: [],
    birthPlaces: [],
    nationalities: [],
    organization: {},
    vessel: { formerFlags: [] },
    aircraft: {},
    gender: undefined,
    listedOn: undefined,
  };
}

export type VesselDetails = {
  built?: string;
  flag?: string;
  type?: string;
  owner?: string;
  tonnage?: string;
  grossTonnage?: string;
  readonly formerFlags: string[];
};
