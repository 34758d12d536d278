import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { Imported } from './sendSystems.ts';

const SHOWN = 200;

const labels = new Map<string, string>(systemFacts.map(({ name, label }) => [name, label]));

/** What a file would do: lines that cannot be taken, or what is new and what would be overwritten. */
export function ImportPreview({ preview }: { preview: Imported }) {
  const { rows, faults, faultCount, created, updated, unchanged, differences, notice } = preview;
  if (faults.length > 0) {
    return (
      <section aria-labelledby="faults">
        <h2 id="faults" className="text-lg font-semibold">
          {faultCount === 1 ? 'One fault' : `${faultCount} faults`} in {rows} {rows === 1 ? 'row' : 'rows'}
        </h2>
        <p className="mt-1 text-sm text-muted">
          Nothing is imported until these are put right in the file.
          {faultCount > faults.length && ` The first ${faults.length} are listed.`}
        </p>
        <Table
          head={['Line', 'Column', 'What is wrong']}
          rows={faults.map(({ line, column, message }) => [String(line), column || 'Whole line', message])}
        />
      </section>
    );
  }
  return (
    <>
      <section aria-labelledby="summary">
        <h2 id="summary" className="text-lg font-semibold">
          Nothing is written yet
        </h2>
        <p className="mt-1 text-sm">
          {created} new, {updated} to change, {unchanged} as they are.
        </p>
        {notice && <p className="mt-2 text-sm text-muted">{notice}</p>}
      </section>
      {differences.length > 0 && (
        <section aria-labelledby="differences">
          <h2 id="differences" className="text-lg font-semibold">
            What would be overwritten
          </h2>
          <Table
            head={['Line', 'System', 'Field', 'Now', 'After the import']}
            rows={differences.map(({ line, name, field, before, after }) => [
              String(line),
              name,
              labels.get(field) ?? field,
              before || 'Nothing',
              after || 'Nothing',
            ])}
          />
        </section>
      )}
    </>
  );
}

/** The first rows of a list, and how many more there are. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
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
      {rows.length > SHOWN && (
        <p className="mt-2 text-sm text-muted">
          These are the first {SHOWN} of {rows.length}.
        </p>
      )}
    </>
  );
}
