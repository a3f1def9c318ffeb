import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  info: { look: 'border-line bg-surface', ink: 'text-accent', icon: Info },
  caution: { look: 'border-transparent bg-review-wash', ink: 'text-review', icon: TriangleAlert },
  alarm: { look: 'border-transparent bg-alarm-wash', ink: 'text-alarm', icon: CircleAlert },
} as const;

type NoticeProps = {
  readonly tone?: keyof typeof TONES;
  readonly title: string;
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
};

/** Important information. Icon and text show the tone, not only colour. */
export function Notice({ tone = 'info', title, role, children }: NoticeProps) {
  const { look, ink, icon: Icon } = TONES[tone];
  return (
    <div role={role} className={`flex gap-2.5 rounded-lg border px-3.5 py-3 ${look}`}>
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1">
        <p className={`font-semibold ${ink}`}>{title}</p>
        {children !== undefined && <div className="mt-0.5 text-sm text-ink">{children}</div>}
      </div>
    </div>
  );
}
