import { Name } from '#shared/ui/name.tsx';

/** "Only in the listed name: Petrovich": what the alignment left over. Nothing where nothing is. */
export function UnmatchedLine({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-soft">
      {label}{' '}
      <span className="font-medium text-ink">
        <Name>{words.join(' ')}</Name>
      </span>
    </p>
  );
}
