export * from './types/listing.ts';
export * from './types/query.ts';
export * from './types/result.ts';
