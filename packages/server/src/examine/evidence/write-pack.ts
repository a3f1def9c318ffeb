import { sign } from 'node:crypto';
import { publicKeyOf, signingKey } from '../../proof/receipt-key.ts';
import type { StoreVerified } from '../verify/verify-store.ts';
import { evidenceFiles, type Tally } from './evidence-files.ts';
import type { EvidenceOrder } from './evidence-order.ts';
import type { EvidenceSource } from './evidence-source.ts';
import type { PackWriter } from './pack-writer.ts';
import { readmeOf } from './readme.ts';

/** Format name in the manifest. */
const EVIDENCE_FORMAT = 'namesake-evidence-1';

/**
 * Writes a whole pack: the evidence, then the result of verifying the chain, then the manifest and its signature.
 * @param verify examines the whole chain
 */
export async function writePack(
  pack: PackWriter,
  source: EvidenceSource,
  order: EvidenceOrder,
  verify: () => Promise<StoreVerified>,
): Promise<void> {
  const tally: Tally = { screenings: {}, erased: 0, events: {} };
  await pack.text('README.txt', readmeOf(order));
  const [key] = await source.keys();
  if (key === undefined) throw new Error('There is no key that signs yet.');
  for (const { id, publicKey } of await source.keys())
    await pack.text(`keys/${id}.pem`, publicKeyOf(publicKey).export({ format: 'pem', type: 'spki' }).toString());
  for await (const { name, lines } of evidenceFiles(source, order, tally)) await pack.lines(name, lines);
  await pack.text('chain/verification.json', toText({ ...(await verify()), erasedEntries: await source.erased() }));
  await pack.text('summary.json', toText(summaryOf(order, tally)));
  const manifest = toText({
    format: EVIDENCE_FORMAT,
    madeAt: instant(order.madeAt),
    madeBy: order.actor,
    namesake: order.version,
    from: instant(order.period.fromMs),
    to: instant(order.period.toMs),
    names: order.withNames,
    keyId: key.id,
    files: pack.files,
  });
  const signer = signingKey(order.master, key.generation);
  if (signer.id !== key.id) throw new Error('The secret is another one than that of the records.');
  const sums = pack.files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  await pack.text('SHA256SUMS', sums);
  await pack.text('manifest.json', manifest);
  await pack.bytes('manifest.sig', sign(null, Buffer.from(manifest), signer.privateKey));
  pack.end();
}

function summaryOf({ period }: EvidenceOrder, { screenings, erased, events }: Tally) {
  const total = Object.values(screenings).reduce((sum, count) => sum + count, 0);
  return {
    from: instant(period.fromMs),
    to: instant(period.toMs),
    screenings: { total, byOutcome: screenings, erased },
    events: { total: Object.values(events).reduce((sum, count) => sum + count, 0), byAction: events },
  };
}

const toText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const instant = (ms: number): string => new Date(ms).toISOString();
