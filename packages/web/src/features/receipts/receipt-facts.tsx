import type { Receipt } from '@namesake/contract';
import type { ReactNode } from 'react';
import { fieldsOf } from '#shared/kept/fields-of.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { Time } from '#shared/ui/time.tsx';

const words = messages.receipts;

/** Content of a receipt, for screen and paper. */
export function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
  const { searchText, searchedAt, complete } = answerOf(receipt);
  const { content, segment, signature } = receipt;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
      <Fact label={words.screened}>
        <Name>{searchText}</Name>
      </Fact>
      <Fact label={words.outcome}>{content?.outcome ?? messages.none}</Fact>
      <Fact label={words.complete}>{complete ? words.yes : words.no}</Fact>
      <Fact label={words.results}>{content?.total ?? messages.none}</Fact>
      <Fact label={words.searchedAt}>{searchedAt === null ? messages.none : <Time value={searchedAt} />}</Fact>
      <Fact label={words.actor}>{content?.actor ?? messages.none}</Fact>
      <Fact label={words.searchId} isCode>
        {receipt.searchId}
      </Fact>
      <Fact label={words.sealedAt}>
        <Time value={segment.sealedAt} />
      </Fact>
      <Fact label={words.entry}>{receipt.entry}</Fact>
      <Fact label={words.leaf} isCode>
        {receipt.leaf}
      </Fact>
      <Fact label={words.head} isCode>
        {segment.head}
      </Fact>
      <Fact label={words.keyId} isCode>
        {signature.keyId}
      </Fact>
      <Fact label={words.signature} isCode>
        {signature.value}
      </Fact>
    </dl>
  );
}

type FactProps = { readonly label: string; readonly isCode?: boolean; readonly children: ReactNode };

function Fact({ label, isCode = false, children }: FactProps) {
  return (
    <>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className={isCode ? 'font-mono text-sm break-all select-all' : 'break-words'}>{children}</dd>
    </>
  );
}

type Answer = { readonly searchText: string; readonly searchedAt: string | null; readonly complete: boolean };

/** Facts in a receipt's recorded answer; empty if the receipt lacks the answer. */
function answerOf({ content }: Pick<Receipt, 'content'>): Answer {
  let answer: unknown;
  try {
    answer = JSON.parse(content?.answer ?? '{}');
  } catch {
    answer = {};
  }
  const { searchText, searchedAt, complete } = fieldsOf(answer);
  return {
    searchText: typeof searchText === 'string' ? searchText : '',
    searchedAt: typeof searchedAt === 'string' ? searchedAt : null,
    complete: complete === true,
  };
}
