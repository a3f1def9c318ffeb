import type { EventPlace } from './audit-entry-store.ts';

/** A place in the log: what was given of events and of screenings. */
export type LogPlace = {
  readonly event?: EventPlace | undefined;
  readonly screening?: Buffer | undefined;
};

/** As a cursor has it. */
export function writeLogPlace({ event, screening }: LogPlace): string {
  const numbers = event === undefined ? '' : `${event.at.toString(36)}-${event.seq.toString(36)}`;
  return `${numbers}_${screening?.toString('hex') ?? ''}`;
}

/** What `writeLogPlace` wrote. */
export function readLogPlace(text: string): LogPlace {
  const [numbers = '', id = ''] = text.split('_');
  const [at = '', seq = ''] = numbers.split('-');
  return {
    event: numbers === '' ? undefined : { at: Number.parseInt(at, 36), seq: Number.parseInt(seq, 36) },
    screening: id === '' ? undefined : Buffer.from(id, 'hex'),
  };
}
