import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ofac = (uid: string, name: string, program: string): string =>
  `<sdnList><publshInformation><Publish_Date>02/16/2026</Publish_Date><Record_Count>1</Record_Count></publshInformation>
  <sdnEntry><uid>${uid}</uid><lastName>${name}</lastName><sdnType>Entity</sdnType>
  <programList><program>${program}</program></programList></sdnEntry></sdnList>`;

/** The other required lists, with one invented party each. */
const LISTS: Readonly<Record<string, string>> = {
  us_ofac_sdn: ofac('990001', 'BRELLOWAY FREIGHT LINES', 'DEMO-SDN'),
  us_ofac_cons: ofac('990002', 'COSTRAND MUTUAL BANK', 'CMIC-EO13959'),
  eu_fsf: `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-02-16T00:00:00.000+01:00" globalFileId="7">
  <sanctionEntity euReferenceNumber="EU.99001.1" logicalId="99001"><subjectType code="person" classificationCode="P"/>
  <nameAlias wholeName="Wendeline Farrowquist" strong="true"/></sanctionEntity></export>`,
  gb_fcdo: `<Designations><DateGenerated>16/02/2026</DateGenerated><Designation><UniqueID>DEM0001</UniqueID>
  <Names><Name><Name6>PELLICOR DREDGING LIMITED</Name6><NameType>Primary Name</NameType></Name></Names>
  <IndividualEntityShip>Entity</IndividualEntityShip></Designation></Designations>`,
};

/** Puts them where downloads are kept. */
export async function downloadSmallLists(dataDir: string): Promise<void> {
  for (const [id, text] of Object.entries(LISTS)) {
    await mkdir(join(dataDir, 'lists', id), { recursive: true });
    await writeFile(join(dataDir, 'lists', id, 'current.xml'), text);
  }
}
