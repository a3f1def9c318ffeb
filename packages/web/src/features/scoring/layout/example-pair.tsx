import type { Scoring } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';

type Example = NonNullable<Scoring['costs'][number]['example']>;

/** Two invented names, the screened one first. */
export function ExamplePair({ example }: { readonly example: Pick<Example, 'query' | 'listed'> }) {
  return (
    <>
      <Name>{example.query}</Name> <span className="text-faint">{messages.scoring.comparedWith}</span>{' '}
      <Name>{example.listed}</Name>
    </>
  );
}
