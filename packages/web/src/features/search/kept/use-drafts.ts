import { useWindowState, WindowState } from '#shared/kept/window-state.ts';
import { EMPTY_DRAFT, type SearchDraft } from '../form/search-draft.ts';

type Drafts = Readonly<Record<string, SearchDraft>>;

const DRAFTS = new WindowState<Drafts>({});

/**
 * The form of each screening that was looked at, '' for none: as typed, else as it was asked. Kept in memory while
 * another page is open, never in the address or in storage; logging out forgets them.
 */
export function useDrafts(searchId = '', asked: SearchDraft = EMPTY_DRAFT) {
  const drafts = useWindowState(DRAFTS);
  const change = (changed: (before: Drafts) => Drafts): void => DRAFTS.set(changed(DRAFTS.get()));
  return {
    draft: drafts[searchId] ?? asked,
    setDraft: (changed: SearchDraft) => change((before) => ({ ...before, [searchId]: changed })),
    /** A new form, for no screening yet; the one of this screening goes back to what it was. */
    startAnew: (empty: SearchDraft) => change(({ [searchId]: _, ...others }) => ({ ...others, '': empty })),
    /** Once `sent` was answered: the old form goes back to what it was, and what was typed meanwhile moves on. */
    moveDraft: (to: string, sent: SearchDraft) =>
      change(({ [searchId]: typed = sent, ...others }) => (typed === sent ? others : { ...others, [to]: typed })),
  };
}
