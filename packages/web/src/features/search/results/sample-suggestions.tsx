import { useLists } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Name } from '#shared/ui/name.tsx';

/** Invented parties of the bundled sample list: a spelling variant, another script, a vessel. */
const SAMPLES = ['Arkadi Poluschtofow', 'مروان الزهراوي القمري', 'Pelagos Mirage'];

/** While only the sample list is loaded: something to search that is sure to be found. */
export function SampleSuggestions({ onTry }: { readonly onTry: (text: string) => void }) {
  if (useLists().data?.demo !== true) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-2">
      <p className="text-sm text-soft">{messages.search.trySample}</p>
      {SAMPLES.map((sample) => (
        <Button key={sample} size="small" onClick={() => onTry(sample)}>
          <Name>{sample}</Name>
        </Button>
      ))}
    </div>
  );
}
