import type { ChainStatus } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { chainStatus } from './chain-status.ts';

/** Starts a verification of everything that is recorded, unless one runs. Its start and its result are recorded. */
export async function verifyChain(call: Call): Promise<ChainStatus> {
  if (call.app.chainCheck.latest?.state === 'running') return chainStatus(call);
  await audit(call, 'audit.verification_started', '');
  call.app.chainCheck.start(({ state, entryCount: entries, break: broken }) => {
    const detail = { result: state, entries, ...(broken === null ? {} : { break: broken.kind, entry: broken.entry }) };
    // Not awaited: a storage that cannot write reports it by itself.
    audit(call, 'audit.verified', '', detail).catch(() => undefined);
  });
  return chainStatus(call);
}
