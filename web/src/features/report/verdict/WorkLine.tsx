import { Line, shortParts, sinceParts, type Work } from '../../../parts/actions/dutyLine.tsx';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import type { NumberedWork } from './reportWork.ts';

/** The action on a gap with its owner, due date and status, and for one that is done since when and that the gap is still there. */
export function WorkLine({ number, item }: NumberedWork) {
  const link = (
    <a
      href={`#action-${number}`}
      className="whitespace-nowrap text-accent underline underline-offset-4 hover:no-underline"
    >
      Action {number}
    </a>
  );
  if (!item) return link;
  return <Line parts={shortParts(link, workOf(item))} />;
}

/** "Done since 21 November 2026, by Tom Becker · report 37 still states Missing; reassess · no file"; nothing unless it is done. */
export function DoneLine({ item }: Pick<NumberedWork, 'item'>) {
  if (item?.state !== 'done') return null;
  return (
    <span className="figures block text-xs text-muted">
      <Line parts={sinceParts(workOf(item), item)} />
    </span>
  );
}

const workOf = ({ owner, stateBy, ...item }: NonNullable<NumberedWork['item']>): Work => ({
  ...item,
  owner: owner && <PersonName person={owner} />,
  stateBy: stateBy && <PersonName person={stateBy} />,
});
