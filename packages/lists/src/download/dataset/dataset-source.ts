import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';

/** A third-party dataset as a downloadable list, by the id in its index and the address of that index. */
export function datasetSource(id: string, index: string): Source {
  return {
    id,
    title: id,
    publisher: new URL(index).host,
    jurisdiction: 'INT',
    url: index,
    isDataset: true,
    keyHeader: 'authorization',
    pageUrl: index,
    fileNames: [],
    required: false,
    effect: 'unknown',
    minimumRecords: 1,
    publishedEveryDays: null,
    userAgent: USER_AGENT,
    downloadTimeoutMs: 3_600_000,
    forms: ['FollowTheMoney (`entities.ftm.json`)'],
    notes: [],
    limitations: [],
  };
}
