import { type CompareRequest, typeGiven } from '@namesake/contract';
import type { ComparedEntity } from '@namesake/engine';
import { toIdentifier } from '../apply-request.ts';

/** The described party as the engine takes it, without members that say nothing. */
export function toComparedEntity(given: CompareRequest['entity']): ComparedEntity {
  const { names, birthDates, gender, countries, identifiers } = given;
  const type = typeGiven(given);
  return {
    names,
    ...(type === undefined ? {} : { type }),
    ...(birthDates === undefined ? {} : { birthDates }),
    ...(gender === undefined ? {} : { gender }),
    ...(countries === undefined ? {} : { countries }),
    ...(identifiers === undefined ? {} : { identifiers: identifiers.map(toIdentifier) }),
  };
}
