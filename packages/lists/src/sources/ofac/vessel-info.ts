import { countryCode } from '../../fields/country-code.ts';
import { textOf, type XmlElement } from '../../xml/element.ts';
import type { Details } from './details.ts';

/** Reads `vesselInfo`: call sign, type, flag, owner and tonnages. */
export function readVesselInfo(info: XmlElement | undefined, { vessel, identifiers }: Details): void {
  if (info === undefined) return;
  const callSign = textOf(info, 'callSign');
  if (callSign !== undefined) identifiers.push({ type: 'call_sign', value: callSign });
  const flag = textOf(info, 'vesselFlag');
  if (flag !== undefined) vessel.flag = countryCode(flag) ?? flag;
  const type = textOf(info, 'vesselType');
  if (type !== undefined) vessel.type = type;
  const owner = textOf(info, 'vesselOwner');
  if (owner !== undefined) vessel.owner = owner;
  const tonnage = textOf(info, 'tonnage');
  if (tonnage !== undefined) vessel.tonnage = tonnage;
  const gross = textOf(info, 'grossRegisteredTonnage');
  if (gross !== undefined) vessel.grossTonnage = gross;
}
