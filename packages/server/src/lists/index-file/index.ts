export { readSaved, type SavedIndex } from './read-index-file.ts';
export { type SavedContent, writeSaved } from './write-index-file.ts';
