import type { PartialDate } from '@namesake/engine';
import { detached } from '../../../fields/detached.ts';
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from '../../../xml/element.ts';
import type { Details } from '../details.ts';
import { readTyped } from '../id-list.ts';
import { periodOf } from './dates.ts';
import type { ReferenceSets } from './reference-sets.ts';

type Document = {
  readonly type: string;
  readonly number: string;
  readonly country: string | undefined;
  readonly issued: string | undefined;
  readonly expires: string | undefined;
  readonly note: string | undefined;
};

/** The `IDRegDocuments` section: documents by the identity they belong to. */
export class Documents {
  readonly #references: ReferenceSets;
  readonly #byIdentity = new Map<string, Document[]>();

  constructor(references: ReferenceSets) {
    this.#references = references;
  }

  read(document: XmlElement): void {
    const identity = attributeOf(document, 'IdentityID') ?? '';
    const documents = this.#byIdentity.get(identity) ?? [];
    documents.push(detached(this.#documentOf(document)));
    this.#byIdentity.set(identity, documents);
  }

  /** Moves the documents of an identity into its details, once. */
  take(identity: string | undefined, details: Details): void {
    const documents = this.#byIdentity.get(identity ?? '') ?? [];
    this.#byIdentity.delete(identity ?? '');
    for (const { type, number, ...facts } of documents) readTyped(type, number, details, facts);
  }

  #documentOf(document: XmlElement): Document {
    const issuer = childOf(document, 'IssuedBy');
    const dates = childrenOf(document, 'DocumentDate').map((date) => ({
      type: this.#references.knownWordOf(date, 'IDRegDocDateType') ?? '',
      date: periodOf(childOf(date, 'DatePeriod')),
    }));
    const dayOf = (type: RegExp): string | undefined => dayText(dates.find((one) => type.test(one.type))?.date);
    return {
      type: this.#references.wordOf(document, 'IDRegDocType') ?? 'Identification',
      number: textOf(document, 'IDRegistrationNo') ?? '',
      country:
        this.#references.knownWordOf(document, 'Country', 'IssuedBy-CountryID') ??
        this.#references.knownWordOf(issuer, 'Country'),
      issued: dayOf(/^issue/i),
      expires: dayOf(/^expir/i),
      note: noteOn(this.#references.knownWordOf(document, 'Validity')),
    };
  }
}

/** "Valid" needs no note; "Fraudulent" does. */
function noteOn(validity: string | undefined): string | undefined {
  return validity === undefined || /^valid$/i.test(validity) ? undefined : `marked as ${validity.toLowerCase()}`;
}

function dayText(date: PartialDate | undefined): string | undefined {
  return date !== undefined && date.earliest === date.latest ? date.earliest : undefined;
}
