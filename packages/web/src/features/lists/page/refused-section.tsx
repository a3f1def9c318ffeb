import type { RefusedVersions } from '@namesake/contract';
import { useId, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { codeWords } from '#shared/format/code-words.ts';
import { digits } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useAcceptVersion, useRefused } from '../api.ts';

type Refused = RefusedVersions['items'][number];

const { refused: words } = messages.listPage;
const codes: Readonly<Record<string, string>> = words.codes;

/** Refused downloads with their reasons; nothing if there are none. */
export function RefusedSection({ list }: { readonly list: string }) {
  const { data } = useRefused(list);
  const id = useId();
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {words.title}
      </h2>
      <p className="mt-0.5 mb-3 max-w-prose text-soft">{words.text}</p>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {data.items.map((file) => (
          <RefusedFile key={file.fileHash} list={list} file={file} />
        ))}
      </ul>
    </section>
  );
}

function RefusedFile({ list, file }: { readonly list: string; readonly file: Refused }) {
  const { fileHash, code, text: reason, refusedAt, bytes, acceptable } = file;
  const [open, setOpen] = useState(false);
  const mayAccept = useMay()('lists:write');
  const accept = useAcceptVersion(list, fileHash);
  const kind = codes[code] ?? codeWords(code);
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-80">
          <span className="font-semibold text-alarm">{kind}</span>{' '}
          <span className="text-sm text-faint">
            <Time value={refusedAt} /> · {words.size(bytes)}
          </span>
          <span className="block max-w-prose break-words">{words.why(reason)}</span>
          <code className="font-mono text-xs break-all text-faint select-all">{digits(fileHash)}</code>
        </p>
        {acceptable && mayAccept && !open && (
          <Button size="small" aria-label={words.acceptNamed(kind)} onClick={() => setOpen(true)}>
            {words.accept}
          </Button>
        )}
        {!acceptable && <span className="text-sm text-faint">{words.broken}</span>}
      </div>
      {open && (
        <ReasonForm
          label={words.form}
          submit={words.submit}
          submitting={words.submitting}
          deed={accept}
          onSubmit={(text) => accept.mutate(text)}
          onCancel={() => setOpen(false)}
        />
      )}
    </li>
  );
}
