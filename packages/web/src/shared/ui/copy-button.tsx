import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from './button.tsx';

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Label; “Copy” by default. */
  readonly words?: string;
  readonly look?: 'primary' | 'secondary' | 'quiet';
};

/** Clipboard access needs a secure context; on plain http to another host, the legacy method still works. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.className = 'fixed opacity-0';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

export function CopyButton({ text, label, words = messages.copy, look = 'secondary' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  const onClick = async () => {
    if (!(await copy(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <Button look={look} size="small" onClick={() => void onClick()} aria-label={label}>
      <Icon aria-hidden size={15} />
      <span aria-live="polite">{copied ? messages.copied : words}</span>
    </Button>
  );
}
