import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useWidth } from './useWidth.ts';

/** Below this width (Tailwind's @xl), a row is a card. */
const CARD_BELOW = 576;
/** The height of the header with its line. */
const HEAD = 41;

type Props<Row> = {
  label: string;
  /** The number of rows in the whole table, if more than `rows` are known to exist; -1 if unknown. */
  total?: number;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** In pixels: all rows have the same height, on wide screens and as cards. */
  heights: { row: number; card: number };
  /** Classes for the layout of cells in rows and header; `@` refers to the width of the table. */
  columns: string;
  /** The cells of the header. */
  head: ReactNode;
  children: (row: Row) => ReactNode;
  /** Names the shown content; when it changes, the table scrolls to its top. */
  view: string;
  /** Called with the rows on screen. */
  onDrawn?: (rows: readonly Row[], isEnd: boolean) => void;
};

/**
 * A table of any length in its own frame. Only the rows on screen are rendered, and assistive technology knows the total. Rows added
 * above do not move the visible ones.
 */
export function VirtualTable<Row>(props: Props<Row>) {
  const { label, rows, total = rows.length, idOf, heights, columns, head, children, view, onDrawn } = props;
  const [frame, width] = useWidth<HTMLDivElement>();
  const isCards = width < CARD_BELOW;
  const height = isCards ? heights.card : heights.row;
  // The row that has the focus, directly or in its menu, or had it last.
  const standing = useRef<string>(undefined);
  const left = useRef<string>(undefined);
  const indexOf = (id: string | undefined) => (id === undefined ? -1 : rows.findIndex(row => idOf(row) === id));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: index => idOf(rows[index] as Row),
    overscan: 1,
    // The focused row stays mounted when the user scrolls or rows are added.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const [from, to] = [Math.max(0, startIndex - overscan), Math.min(count - 1, endIndex + overscan)];
      const kept = indexOf(standing.current);
      const indexes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      if (kept < 0 || (kept >= from && kept <= to)) return indexes;
      return kept < from ? [kept, ...indexes] : [...indexes, kept];
    },
  });
  useLayoutEffect(() => {
    // Only a new height clears the known row positions.
    if (height > 0) virtual.measure();
  }, [virtual, height]);
  useStillRows(frame, rows, idOf, height, view, standing);

  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {};
  useEffect(() => {
    onDrawn?.(rows.slice(startIndex, endIndex + 1), endIndex >= rows.length - 1);
  }, [onDrawn, rows, startIndex, endIndex]);

  return (
    <div
      ref={frame}
      // The height fits whole rows, so that none is cut off at the end.
      style={{
        maxHeight: `calc(${isCards ? 0 : HEAD}px + round(down, min(72dvh, 52rem), ${height || heights.row}px))`,
      }}
      className="@container relative overflow-y-auto overscroll-contain"
    >
      <table
        aria-label={label}
        aria-rowcount={total < 0 ? -1 : total + 1}
        className="block w-full text-sm"
        onFocus={({ target, currentTarget }) => {
          const row = rows[Number(target.closest('tr')?.getAttribute('aria-rowindex')) - 2];
          // A row's menu is rendered elsewhere in the document, and React reports its focus here.
          if (currentTarget.contains(target)) standing.current = row && idOf(row);
          else standing.current ??= left.current;
        }}
        onBlur={() => {
          left.current = standing.current;
          standing.current = undefined;
        }}
      >
        <thead className="sticky top-0 z-10 block border-b border-line bg-surface text-left text-xs text-muted @max-xl:sr-only">
          <tr aria-rowindex={1} className={`grid h-10 items-center gap-x-4 px-4 @xl:px-6 ${columns}`}>
            {head}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <tr
              key={key}
              aria-rowindex={index + 2}
              style={{ height, transform: `translateY(${start}px)` }}
              className={`absolute inset-x-0 top-0 grid items-center gap-x-4 border-b border-line px-4 hover:bg-canvas @max-xl:content-center @max-xl:gap-y-1 @xl:px-6 ${columns}`}
            >
              {children(rows[index] as Row)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Keeps the focused row in place when rows are added or removed above it. Without a focused row, it keeps the first visible row in place,
 * unless the table is scrolled to the top. Another view starts at its top.
 */
function useStillRows<Row>(
  frame: { readonly current: HTMLDivElement | null },
  rows: readonly Row[],
  idOf: (row: Row) => string,
  height: number,
  view: string,
  standing: { readonly current: string | undefined },
) {
  const before = useRef({ view, rows, height });
  useLayoutEffect(() => {
    const { current: element } = frame;
    const was = before.current;
    before.current = { view, rows, height };
    if (!element) return;
    if (was.view !== view) {
      element.scrollTop = 0;
      return;
    }
    if (was.rows === rows) return;
    const top = element.scrollTop === 0 ? undefined : was.rows[Math.floor(element.scrollTop / was.height)];
    const still = standing.current ?? (top && idOf(top));
    const [then, now] = [was.rows, rows].map(list => list.findIndex(row => idOf(row) === still)) as [number, number];
    if (then >= 0 && now >= 0) element.scrollTop += (now - then) * height;
  }, [frame, rows, idOf, height, view, standing]);
}
