import type { ListVersionView } from '@namesake/contract';
import { useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useVersions } from '../api.ts';
import { ChangeSection } from './change-section.tsx';
import { MoreButton } from './more-button.tsx';
import { type Range, VersionTable } from './version-table.tsx';

const { versions: words } = messages.listPage;

/** Versions of a list, and the differences between two of them. */
export function VersionSection({ list }: { readonly list: string }) {
  const pages = useVersions(list);
  const [chosen, setChosen] = useState<Range>();
  const id = useId();
  const versions = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const range = chosen ?? newestRange(versions);
  return (
    <>
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-semibold tracking-tight">
          {words.title}
        </h2>
        <p className="mt-0.5 mb-3 max-w-prose text-soft">{words.text}</p>
        {pages.error !== null && <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />}
        {pages.data !== undefined && versions.length === 0 && <p className="text-soft">{words.empty}</p>}
        {versions.length > 0 && <VersionTable versions={versions} onCompare={setChosen} />}
        <MoreButton pages={pages} />
      </section>
      {range !== undefined && <ChangeSection list={list} versions={versions} range={range} onRange={setChosen} />}
    </>
  );
}

/** The version in use and its predecessor, if both are stored. */
function newestRange(versions: readonly ListVersionView[]): Range | undefined {
  const [to, from] = versions.filter(({ kept }) => kept);
  return to === undefined || from === undefined ? undefined : { from: from.contentHash, to: to.contentHash };
}
