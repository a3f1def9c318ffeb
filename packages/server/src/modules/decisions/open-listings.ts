import type { App } from '../../context/app.ts';
import { listingState } from './hit-counts.ts';
import type { ScreenedSubject } from './screened-subject.ts';
import { byListing } from './states-of.ts';

/** Listings among the results of a screening that wait for a decision: without any, or undecided. */
export async function openListings(
  { storage }: App,
  { subject, listings }: ScreenedSubject,
): Promise<readonly string[]> {
  const found = [...listings.keys()];
  if (found.length === 0) return [];
  const decisions = byListing(await storage.hitDecisions.about(subject, found));
  return found.filter((listing) => listingState(decisions.get(listing) ?? []) === 'open');
}
