import type { ReactNode } from 'react';
import { FactList } from '#shared/ui/fact-list.tsx';
import { ListTags } from '#shared/ui/list-tags.tsx';
import type { Said } from './party-identity.ts';

type SaidListProps<Value> = {
  readonly title: string;
  readonly values: readonly Said<Value>[];
  readonly children: (value: Said<Value>) => ReactNode;
};

/** Values of one kind, each with the lists that say so; nothing where there are none. */
export function SaidList<Value>({ title, values, children }: SaidListProps<Value>) {
  return (
    <FactList
      title={title}
      items={values.map((value) => (
        <>
          {children(value)} <ListTags listings={value.listings} />
        </>
      ))}
    />
  );
}
