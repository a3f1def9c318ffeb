import { SILENT_AFTER_MS } from './heartbeat.ts';
import type { NodeStatus } from './node-status.ts';
import type { NodeStore } from './node-store.ts';

/**
 * What all nodes on a database last said of themselves. One that ended without saying so needs attention, unless it was
 * started again: a later node of its machine listens where it did.
 */
export async function nodesOfDatabase(nodes: Pick<NodeStore, 'all'>, nowMs: number): Promise<readonly NodeStatus[]> {
  const rows = (await nodes.all()).map(({ id, seenAt, status }) => {
    const said: NodeStatus = JSON.parse(status);
    return { id, seenAt, said, place: `${machineOf(id)} ${said.url}` };
  });
  const present = rows.filter(
    ({ place, seenAt }) => !rows.some((other) => other.place === place && other.seenAt > seenAt),
  );
  return present.map(({ id, seenAt, said }) => {
    const named = { ...said, url: `${said.url} (${id})` };
    if (nowMs - seenAt < SILENT_AFTER_MS) return named;
    const problem = `Node ${id} was last heard of at ${new Date(seenAt).toISOString()} and did not end by itself.`;
    return { ...named, status: 'no_answer', problems: [problem], notes: [] };
  });
}

/** An id is the name of the machine and some random characters. */
const machineOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
