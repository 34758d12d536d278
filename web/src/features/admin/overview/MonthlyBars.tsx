import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { useWidth } from '../../../ui/useWidth.ts';

export type Series = {
  name: string;
  /** Its fill, as a class. */
  fill: string;
  values: readonly number[];
};

type Props = {
  /** The text alternative of the chart; a table of the same figures belongs next to it. */
  label: string;
  /** For example 2026-11, oldest first. */
  months: readonly string[];
  /** Stacked from the bottom up. */
  series: readonly Series[];
  /** Formats the labels of the axis. */
  format: (value: number) => string;
};

const HEIGHT = 172;
const [TOP, BOTTOM, LEFT] = [8, 28, 44];
const letters = { fontFamily: 'inherit', fontSize: 12, fill: 'var(--muted)' } as const;

const short = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
export const monthWord = (month: string) => short.format(new Date(`${month}-01`));

/** Adds the year in January and at the start. */
const monthAndYear = (month: string, index: number) =>
  index === 0 || month.endsWith('-01') ? `${monthWord(month)} ${month.slice(2, 4)}` : monthWord(month);

/** A bar chart of figures by month. */
export function MonthlyBars({ label, months, series, format }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const data = months.map((month, index) => ({
    month,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }));
  const highest = Math.max(
    0,
    ...months.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)),
  );
  const x = scaleBand({ domain: [...months], range: [LEFT, Math.max(LEFT, width)], padding: 0.35 });
  const y = scaleLinear({ domain: [0, highest || 1], range: [HEIGHT - BOTTOM, TOP], nice: 4 });
  // There are no half people or half cents.
  const ticks = y.ticks(3).filter(Number.isInteger);
  // Every month has a bar; its name is shown only if there is room.
  const every = width > 420 ? 2 : 3;
  return (
    <div ref={frame} className="figures" style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block">
          {ticks.map(tick => (
            <line key={tick} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          ))}
          <BarStack
            data={data}
            keys={series.map(({ name }) => name)}
            x={({ month }) => month}
            xScale={x}
            yScale={y}
            color={name => name}
          >
            {stacks =>
              stacks.map(stack =>
                stack.bars.map(bar => (
                  <rect
                    key={`${stack.key} ${bar.index}`}
                    x={bar.x}
                    y={bar.y}
                    width={bar.width}
                    height={Math.max(0, bar.height)}
                    className={series[stack.index]?.fill}
                  />
                )),
              )
            }
          </BarStack>
          <AxisLeft
            scale={y}
            left={LEFT}
            tickValues={ticks}
            hideAxisLine
            hideTicks
            tickFormat={value => format(Number(value))}
            tickLabelProps={{ ...letters, textAnchor: 'end', dx: -2, dy: 4 }}
          />
          <AxisBottom
            scale={x}
            top={HEIGHT - BOTTOM}
            hideTicks
            stroke="var(--edge)"
            tickValues={months.filter((_, index) => (months.length - 1 - index) % every === 0)}
            tickFormat={monthAndYear}
            tickLabelProps={{ ...letters, textAnchor: 'middle' }}
          />
        </svg>
      )}
    </div>
  );
}
