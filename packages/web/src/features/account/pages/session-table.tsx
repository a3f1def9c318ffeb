import type { OwnSession } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { Time } from '#shared/ui/time.tsx';

const { security: words } = messages;
const CELL = 'px-3 py-2 align-top';
/** Browsers by a word that distinguishes them from those further down. */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;
const LONGEST = 60;

type SessionTableProps = {
  readonly sessions: readonly OwnSession[];
  readonly ending: boolean;
  readonly onEnd: (id: string) => void;
};

export function SessionTable({ sessions, ending, onEnd }: SessionTableProps) {
  const { columns } = words;
  return (
    <ScrollX label={words.sessionsLabel} className="rounded-xl border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{words.sessionsLabel}</caption>
        <TableHead
          columns={[columns.browser, columns.address, columns.started, columns.lastSeen]}
          actions={columns.actions}
        />
        <tbody>
          {sessions.map(({ id, browser, address, startedAt, lastSeenAt, current }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" title={browser} className={`${CELL} min-w-36 text-start font-medium`}>
                {browserName(browser)}
                {current && <span className="font-normal text-faint"> ({words.thisOne})</span>}
              </th>
              <td className={`${CELL} font-mono`}>{address}</td>
              <td className={CELL}>
                <Time value={startedAt} />
              </td>
              <td className={CELL}>
                <Time value={lastSeenAt} />
              </td>
              <td className={`${CELL} text-end`}>
                {!current && (
                  <Button
                    size="small"
                    aria-label={words.endNamed(browserName(browser))}
                    disabled={ending}
                    onClick={() => onEnd(id)}
                  >
                    {words.end}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

/** Browser and system in a User-Agent; otherwise its beginning. */
export function browserName(userAgent: string): string {
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1];
  if (browser !== undefined && system !== undefined) return messages.security.browserOn(browser, system);
  return browser ?? (userAgent === '' ? messages.security.unknownBrowser : userAgent.slice(0, LONGEST));
}
