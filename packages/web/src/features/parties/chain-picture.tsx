import type { EntityOwnership, NamedParty } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { BOX, layOutChain } from './chain-layout.ts';
import { stakeLabel } from './stake-list.tsx';

type ChainPictureProps = {
  readonly party: string;
  readonly chain: EntityOwnership['owners'];
  readonly parties: ReadonlyMap<string, NamedParty>;
};

/** Characters that fit into a box. */
const MAX_LETTERS = 16;
const EDGE = 2;

const shortName = (name: string): string => {
  const letters = [...name];
  return letters.length <= MAX_LETTERS ? name : `${letters.slice(0, MAX_LETTERS - 1).join('')}…`;
};

/** The chain as a picture, owners above. A text below says the same, so screen readers get one image. */
export function ChainPicture({ party, chain, parties }: ChainPictureProps) {
  const { width, height, boxes, lines } = layOutChain(party, chain);
  const label = messages.party.ownership.picture(chain.length);
  return (
    <ScrollX label={label} className="py-1">
      <svg
        role="img"
        aria-label={label}
        width={width + 2 * EDGE}
        height={height + 2 * EDGE}
        viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
        className="text-sm"
      >
        {lines.map(({ stake, x1, y1, x2, y2 }) => (
          <g key={`${stake.owner} ${stake.owned} ${stake.kind} ${stake.listing}`}>
            <line
              x1={x1}
              y1={y1}
              x2={x2}
              y2={y2}
              strokeWidth={1.5}
              strokeDasharray={stake.sharePercent === null ? '4 4' : undefined}
              className="stroke-edge"
            />
            <text
              x={(x1 + x2) / 2}
              y={(y1 + y2) / 2 + 4}
              textAnchor="middle"
              strokeWidth={5}
              className="fill-ink stroke-surface text-xs font-semibold tabular-nums [paint-order:stroke]"
            >
              {stakeLabel(stake)}
            </text>
          </g>
        ))}
        {boxes.map(({ id, x, y }) => {
          const { name = null, lists = [] } = parties.get(id) ?? {};
          return (
            <g key={id}>
              <title>{name ?? id}</title>
              <rect
                x={x}
                y={y}
                width={BOX.width}
                height={BOX.height}
                rx={7}
                strokeWidth={id === party ? 2 : 1}
                className={lists.length > 0 ? 'fill-review-wash stroke-review' : 'fill-paper stroke-edge'}
              />
              <text
                x={x + BOX.width / 2}
                y={y + 17}
                textAnchor="middle"
                className="fill-ink text-xs font-medium [unicode-bidi:plaintext]"
              >
                {shortName(name ?? id)}
              </text>
              <text x={x + BOX.width / 2} y={y + 32} textAnchor="middle" className="fill-soft text-xs">
                {lists.length === 0 ? messages.party.notListed : shortName(lists.join(', '))}
              </text>
            </g>
          );
        })}
      </svg>
    </ScrollX>
  );
}
