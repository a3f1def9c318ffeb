import type { RuleVersionView } from '@namesake/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useRules } from './api.ts';
import { RuleCard } from './rule-card.tsx';
import { RuleEditor } from './rule-editor.tsx';

const { rules: words } = messages;

/** Settings → Rules. */
export function RulesPage() {
  usePageTitle(words.title);
  const may = useMay();
  const found = useRules();
  const [editing, setEditing] = useState<{ readonly from: RuleVersionView | undefined }>();
  return (
    <div className="min-w-0 space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      {editing === undefined && may('policies:write') && (
        <Button onClick={() => setEditing({ from: undefined })}>
          <Plus aria-hidden size={15} />
          {words.add}
        </Button>
      )}
      {editing !== undefined && (
        <>
          <Notice tone="caution" title={words.danger} />
          <RuleEditor key={editing.from?.name ?? ''} from={editing.from} onClose={() => setEditing(undefined)} />
        </>
      )}
      {found.isPending && (
        <p role="status" className="text-soft">
          {messages.loading}
        </p>
      )}
      {found.isError && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.items.length === 0 && <p className="text-soft">{words.none}</p>}
      <ul aria-label={words.title} className="space-y-3">
        {found.data?.items.map((rule) => (
          <RuleCard key={rule.name} rule={rule} onEdit={(from) => setEditing({ from })} />
        ))}
      </ul>
    </div>
  );
}
