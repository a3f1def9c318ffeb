import { ChevronRight } from 'lucide-react';
import { type FormEvent, type RefObject, useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import type { FieldErrors } from '../draft.ts';
import { detailsSet, type SearchDraft } from '../draft.ts';
import { DetailFields } from './detail-fields.tsx';
import { SearchBox } from './search-box.tsx';

type SearchFormProps = {
  readonly draft: SearchDraft;
  readonly errors: FieldErrors;
  readonly onChange: (draft: SearchDraft) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  readonly busy: boolean;
  /** Screening is not possible yet. */
  readonly waiting: boolean;
  readonly boxRef: RefObject<HTMLTextAreaElement | null>;
  /** False where a recorded answer is opened: keys decide its hits. */
  readonly isFocused: boolean;
  readonly detailsOpen: boolean;
  readonly onDetailsOpen: (open: boolean) => void;
};

export function SearchForm(props: SearchFormProps) {
  const { draft, errors, onChange, detailsOpen } = props;
  const panelId = useId();
  const set = detailsSet(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.waiting) props.onSubmit();
  };
  return (
    <search>
      <form onSubmit={submit} autoComplete="off" noValidate>
        <SearchBox
          value={draft.searchText}
          error={errors.searchText}
          onChange={(searchText) => onChange({ ...draft, searchText })}
          onSubmit={() => !props.waiting && props.onSubmit()}
          onClear={props.onClear}
          busy={props.busy}
          waiting={props.waiting}
          boxRef={props.boxRef}
          isFocused={props.isFocused}
        />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <button
            type="button"
            aria-expanded={detailsOpen}
            aria-controls={panelId}
            onClick={() => props.onDetailsOpen(!detailsOpen)}
            className="inline-flex min-h-8 items-center gap-1 rounded font-medium text-soft hover:text-ink"
          >
            <ChevronRight aria-hidden size={16} className={`transition-transform ${detailsOpen ? 'rotate-90' : ''}`} />
            {set > 0 ? messages.search.detailsSet(set) : messages.search.details}
          </button>
          <span className="hidden text-xs text-faint sm:inline">{messages.search.enterHint}</span>
        </div>
        <div id={panelId} hidden={!detailsOpen}>
          <DetailFields draft={draft} errors={errors} onChange={onChange} />
        </div>
      </form>
    </search>
  );
}
