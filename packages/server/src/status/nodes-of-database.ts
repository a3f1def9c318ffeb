import { SILENT_AFTER_MS } from '../nodes/heartbeat.ts';
import type { NodeStore } from '../storage/ports/nodes.ts';
import type { NodeStatus } from './node-status.ts';

/** What all nodes on a database last said of themselves. One that ended without saying so needs attention. */
export async function nodesOfDatabase(nodes: Pick<NodeStore, 'all'>, nowMs: number): Promise<readonly NodeStatus[]> {
  const rows = await nodes.all();
  return rows.map(({ id, seenAt, status }) => {
    const said: NodeStatus = JSON.parse(status);
    const named = { ...said, url: `${said.url} (${id})` };
    if (nowMs - seenAt < SILENT_AFTER_MS) return named;
    const problem = `Node ${id} was last heard of at ${new Date(seenAt).toISOString()} and did not end by itself.`;
    return { ...named, status: 'no_answer', problems: [problem], notes: [] };
  });
}
