/** One invented party of OFAC's list, and what it says of others. */
export type InventedParty = {
  readonly id: string;
  readonly name: string;
  readonly relations?: readonly (readonly [kind: string, id: string, name: string])[];
};

/** Invented companies in the layout of OFAC's ENHANCED XML. */
export function ofacListOf(parties: readonly InventedParty[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<sanctionsData xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ENHANCED_XML">
  <publicationInfo>
    <dataAsOf>2026-02-28T00:00:00</dataAsOf>
    <filters><sanctionsLists><sanctionsList refId="1550">SDN List</sanctionsList></sanctionsLists></filters>
  </publicationInfo>
  <entities>${parties.map(entityOf).join('')}</entities>
</sanctionsData>`;
}

function entityOf({ id, name, relations = [] }: InventedParty): string {
  const ties = relations.map(
    ([kind, to, toName], at) =>
      `<relationship id="${id}${at}"><type refId="1">${kind}</type><relatedEntity entityId="${to}">${toName}</relatedEntity></relationship>`,
  );
  return `<entity id="${id}">
    <generalInfo><identityId>${id}</identityId><entityType refId="601">Entity</entityType></generalInfo>
    <sanctionsLists><sanctionsList refId="1550" id="${id}" datePublished="2019-03-26">SDN List</sanctionsList></sanctionsLists>
    <sanctionsPrograms><sanctionsProgram refId="204" id="${id}">INVENTED</sanctionsProgram></sanctionsPrograms>
    <names><name id="${id}"><isPrimary>true</isPrimary><isLowQuality>false</isLowQuality><translations><translation id="${id}">
      <isPrimary>true</isPrimary><script refId="20122">Latin</script>
      <formattedLastName>${name}</formattedLastName><formattedFullName>${name}</formattedFullName>
    </translation></translations></name></names>
    <relationships>${ties.join('')}</relationships>
  </entity>`;
}

/** Invented companies in the layout of the UK Sanctions List, all frozen. */
export function ukListOf(parties: readonly (readonly [id: string, name: string])[]): string {
  return `<Designations><DateGenerated>28/02/2026</DateGenerated>${parties
    .map(
      ([id, name]) =>
        `<Designation><DateDesignated>03/10/2017</DateDesignated><UniqueID>${id}</UniqueID>` +
        `<Names><Name><Name6>${name}</Name6><NameType>Primary Name</NameType></Name></Names>` +
        '<RegimeName>Invented</RegimeName><IndividualEntityShip>Entity</IndividualEntityShip>' +
        '<SanctionsImposed>Asset freeze</SanctionsImposed></Designation>',
    )
    .join('')}</Designations>`;
}
