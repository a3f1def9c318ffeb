import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { usePolicy } from '../api/get-policy.ts';

const { policies: words } = messages;

/** Earlier versions of a policy, newest first, by the hash that answers carry. */
export function VersionList({ name, current }: { readonly name: string; readonly current: string }) {
  const { data, error, isPending, refetch } = usePolicy(name);
  if (isPending)
    return (
      <p className="text-soft" role="status">
        {messages.loading}
      </p>
    );
  if (error !== null) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const earlier = data.versions.filter(({ hash }) => hash !== current);
  if (earlier.length === 0) return <p className="text-sm text-soft">{words.noEarlier}</p>;
  return (
    <ol className="mt-1 space-y-2 text-sm">
      {earlier.map(({ version, savedAt, text: reason, hash }) => (
        <li key={version} className="border-s-2 border-line ps-3">
          {words.version(version)} · <Time value={savedAt} /> · {reason}
          <code className="block font-mono text-xs break-all text-faint select-all">{hash}</code>
        </li>
      ))}
    </ol>
  );
}
