import type { PasskeyInfo } from '@namesake/contract';
import type { Passkey } from '../store/factors.ts';

/** A passkey without its key. */
export const presentPasskey = ({ id, name, site, createdAt, lastUsedAt }: Passkey): PasskeyInfo => ({
  id,
  name,
  site,
  createdAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});
