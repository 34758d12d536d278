import { formatCount } from '../../ui/formatCount.ts';
import { targetOf } from './mapping.ts';
import type { Imported } from './sendSystems.ts';

const SHOWN = 200;

/** The effect of a file: its invalid lines, or the new, overwritten and omitted values. */
export function ImportPreview({ preview }: { preview: Imported }) {
  const { rows, faults, faultCount, created, updated, unchanged, differences, differenceCount, notice } = preview;
  if (faults.length > 0) {
    return (
      <section aria-labelledby="faults">
        <h2 id="faults" className="text-lg font-semibold">
          {faultCount === 1 ? 'One fault' : `${formatCount(faultCount)} faults`} in {formatCount(rows)}{' '}
          {rows === 1 ? 'row' : 'rows'}
        </h2>
        <p className="mt-1 text-sm text-muted">
          Nothing is imported until these are corrected. Change the file, choose another field, or choose a value for
          the text.
          {faultCount > faults.length && ` The first ${faults.length} are listed.`}
        </p>
        <Table
          head={['Line', 'Column', 'Fault']}
          rows={faults.map(({ line, column, message }) => [String(line), column || 'Whole line', message])}
        />
      </section>
    );
  }
  return (
    <>
      <section aria-labelledby="summary">
        <h2 id="summary" className="text-lg font-semibold">
          Nothing is saved yet
        </h2>
        <p className="mt-1 text-sm">
          {formatCount(created)} new, {formatCount(updated)} to be changed, {formatCount(unchanged)} unchanged.
        </p>
        {notice && <p className="mt-2 text-sm text-muted">{notice}</p>}
      </section>
      {differences.length > 0 && (
        <section aria-labelledby="differences">
          <h2 id="differences" className="text-lg font-semibold">
            Values that would be overwritten
          </h2>
          <Table
            head={['Line', 'System', 'Field', 'Now', 'After the import']}
            rows={differences.map(({ line, name, field, before, after }) => [
              String(line),
              name,
              targetOf.get(field)?.label ?? field,
              before || 'Nothing',
              after || 'Nothing',
            ])}
            count={differenceCount}
          />
        </section>
      )}
      <LeftOut preview={preview} />
    </>
  );
}

/** Each loss by name: columns without a field, and texts without a value. */
function LeftOut({ preview: { ignored, leftEmpty } }: { preview: Imported }) {
  const lost = ignored.filter(({ filled }) => filled > 0);
  if (lost.length + leftEmpty.length === 0) return null;
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out" className="text-lg font-semibold">
        Data left out
      </h2>
      <Table
        head={['Column', 'Left out', 'Cells']}
        rows={[
          ...lost.map(({ column, heading, filled }) => [
            heading || `Column ${column}`,
            'All values',
            formatCount(filled),
          ]),
          ...leftEmpty.map(({ heading, text, cells }) => [heading, text, formatCount(cells)]),
        ]}
      />
    </section>
  );
}

/** The first rows of a list, and the number of others. */
function Table({
  head,
  rows,
  count = rows.length,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  count?: number;
}) {
  return (
    <>
      <table className="mt-4 w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            {head.map(title => (
              <th key={title} scope="col" className="py-2 pr-2 sm:pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(cells => (
            <tr key={cells.join()} className="border-b border-line align-top">
              {cells.map((cell, index) => (
                <td key={head[index]} className="py-2 pr-2 sm:pr-4 wrap-anywhere whitespace-pre-line">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {count > SHOWN && (
        <p className="mt-2 text-sm text-muted">
          These are the first {Math.min(SHOWN, rows.length)} of {formatCount(count)}.
        </p>
      )}
    </>
  );
}
