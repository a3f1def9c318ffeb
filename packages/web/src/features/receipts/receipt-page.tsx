import type { Receipt } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { saveFile } from '#shared/api/save-file.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { receiptQuery, usePrintReceipt } from './api.ts';
import { ReceiptFacts } from './receipt-facts.tsx';

const words = messages.receipts;

/** The receipt of one screening: read, print, download. */
export function ReceiptPage() {
  usePageTitle(words.title);
  const { search } = useParams({ from: '/shell/receipts/$search' });
  const { data, error, isPending, refetch } = useQuery(receiptQuery(search));
  const pdf = usePrintReceipt();
  return (
    <div className="page max-w-3xl space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        <p className="mt-1" data-screen-only>
          <Link to="/" search={{ id: search }} className="link inline-block min-h-6 text-sm">
            {words.back}
          </Link>
        </p>
      </header>
      {isPending && (
        <p role="status" className="text-soft">
          {words.pending}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <>
          <div className="flex flex-wrap gap-2" data-screen-only>
            <Button look="primary" disabled={pdf.isPending} onClick={() => pdf.mutate(search)}>
              <Download aria-hidden size={16} />
              {pdf.isPending ? words.downloadingPdf : words.downloadPdf}
            </Button>
            <Button onClick={() => saveFile(`receipt-${search}.json`, jsonOf(data))}>
              <Download aria-hidden size={16} />
              {words.download}
            </Button>
            <Button onClick={() => print()}>
              <Printer aria-hidden size={16} />
              {words.print}
            </Button>
          </div>
          {pdf.error !== null && <ErrorNotice error={pdf.error} onRetry={() => pdf.mutate(search)} />}
          <ReceiptFacts receipt={data} />
          <p className="text-sm text-soft">
            {words.verifyAt} <code className="font-mono break-all select-all">{`${location.origin}/verify`}</code>
          </p>
        </>
      )}
    </div>
  );
}

/** Byte for byte as returned by the API. */
const jsonOf = (receipt: Receipt): Blob => new Blob([JSON.stringify(receipt)], { type: 'application/json' });
