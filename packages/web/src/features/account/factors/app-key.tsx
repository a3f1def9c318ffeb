import type { StartedTotp } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { QrCode } from '#shared/ui/qr-code.tsx';

const { factors: words } = messages;
const GROUP = /.{1,4}/g;

/** The secret for an authenticator app, to be scanned or typed. */
export function AppKey({ secret, uri }: StartedTotp) {
  return (
    <div className="space-y-3">
      <p className="text-sm text-soft">{words.scan}</p>
      <div className="flex justify-center">
        <QrCode text={uri} label={words.qrLabel} />
      </div>
      <div>
        <p className="text-sm font-medium text-soft">{words.key}</p>
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm break-words">{secret.match(GROUP)?.join(' ')}</code>
          <CopyButton text={secret} label={words.copyKey} words={words.copyKey} />
        </div>
      </div>
    </div>
  );
}
