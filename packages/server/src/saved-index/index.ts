export { readSaved, type SavedIndex } from './read-saved.ts';
export { type SavedContent, writeSaved } from './write-saved.ts';
