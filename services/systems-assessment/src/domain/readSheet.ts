import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { Field } from '@aicp/contracts/entities/field';
import { changeShape } from '@aicp/contracts/entities/fieldSchemas';
import { systemFields } from '@aicp/contracts/entities/system';
import { isOwnName, OwnFieldName, withoutOwn } from '@aicp/contracts/inputs/ownFieldInputs';
import { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';
import { z } from 'zod';

/** What is wrong, and where: the line of the file, counted from 1, and the column as the file calls it; '' is the whole line. */
export type Fault = { line: number; column: string; message: string };

/** One line of a file: the system that it names, and what it says of it. An empty cell says nothing. */
export type SheetSystem = {
  line: number;
  /** The number of a system, as an export has it. */
  id: number | null;
  system: z.output<typeof SheetFields>;
  facts: SystemFactsInput;
};

/** Of the faults the first hundred, and how many there are. */
export type Sheet = { rows: number; systems: SheetSystem[]; faults: Fault[]; faultCount: number };

const MOST_FAULTS = 100;

/** A line as a file has it, and what is wrong with cells that could not be read, by their place from 0. */
export type Line = { line: number; cells: readonly string[]; broken?: ReadonlyMap<number, string> };

const SheetFields = z.object(changeShape(systemFields, 'import'));

const FIELDS = Object.keys(SheetFields.shape);
const FACTS = systemFacts.map(({ name }) => name as string);
/** What an export has besides, and an import does not change. */
const READ_ONLY = /^(createdat|userid|openassessmentid|latestassessment\..+)$/;
const choices = new Set<string>(systemFacts.filter(({ kind }) => kind === 'choice').map(({ name }) => name));

const byLowerCase = new Map(['id', ...FIELDS, ...FACTS].map(name => [name.toLowerCase(), name]));

/** Reads the lines of a file, of which the first names the fields, in any case. Nothing here knows what is there already. */
export function readSheet([header, ...lines]: readonly Line[]): Sheet {
  if (!header) return refused({ line: 1, column: '', message: 'The file is empty.' });
  const columns = header.cells.map(cell => ({ title: cell.trim(), field: fieldOf(cell) }));
  const read = { rows: lines.length, systems: [], ...firstOf(columnFaults(columns, header.line)) };
  if (read.faultCount > 0) return read;
  const systems: SheetSystem[] = [];
  const faults: Fault[] = [];
  let faultCount = 0;
  for (const line of lines) {
    const { system, faults: found } = readLine(columns, line);
    if (system) systems.push(system);
    faultCount += found.length;
    faults.push(...found.slice(0, MOST_FAULTS - faults.length));
  }
  return { rows: lines.length, systems, faults, faultCount };
}

/** A file of which no row can be read. */
export const refused = (fault: Fault): Sheet => ({ rows: 0, systems: [], faults: [fault], faultCount: 1 });

/** Of many faults those that are told. */
export const firstOf = (faults: readonly Fault[]) => ({
  faults: faults.slice(0, MOST_FAULTS),
  faultCount: faults.length,
});

type Column = { title: string; field: string | null | undefined };

/** Null: known, and left alone. Undefined: not known. */
function fieldOf(title: string): string | null | undefined {
  const name = title
    .trim()
    .toLowerCase()
    .replace(/^(?:facts|register)\./, '');
  if (isOwnName(name) && OwnFieldName.safeParse(withoutOwn(name)).success) return name;
  return READ_ONLY.test(name) ? null : byLowerCase.get(name);
}

function columnFaults(columns: readonly Column[], line: number): Fault[] {
  return columns.flatMap(({ title, field }, index) => {
    if (field === undefined) {
      const message = title ? 'is not a field of an AI system' : `column ${index + 1} has no name`;
      return [{ line, column: title, message }];
    }
    const first = columns.findIndex(other => other.field === field);
    return field !== null && first < index ? [{ line, column: title, message: 'appears in the header twice' }] : [];
  });
}

function readLine(
  columns: readonly Column[],
  { line, cells, broken }: Line,
): { system?: SheetSystem; faults: Fault[] } {
  const given = new Map<string, { title: string; cell: string }>();
  for (const [index, { title, field }] of columns.entries()) {
    const cell = cells[index]?.trim() ?? '';
    if (field && cell !== '') given.set(field, { title, cell });
  }
  const faults: Fault[] = [...(broken ?? [])].flatMap(([index, message]) =>
    columns[index]?.field === null ? [] : [{ line, column: columns[index]?.title ?? '', message }],
  );
  if (cells.slice(columns.length).some(cell => cell.trim() !== ''))
    faults.push({ line, column: '', message: 'has more cells than the header' });
  const parsed = <Output>(schema: z.ZodType<Output>, names: readonly string[]): Output | undefined => {
    const values = names.flatMap(name => {
      const found = given.get(name);
      return found ? [[name, readAs(name, found.cell)] as const] : [];
    });
    const { data, error } = schema.safeParse(Object.fromEntries(values));
    for (const { path, message } of error?.issues ?? []) {
      const column = given.get(String(path[0]))?.title ?? String(path[0]);
      if (!faults.some(fault => fault.column === column)) faults.push({ line, column, message });
    }
    return data;
  };
  const id = given.get('id');
  if (id && !/^[1-9]\d{0,14}$/.test(id.cell)) faults.push({ line, column: id.title, message: 'must be a number' });
  const system = parsed(SheetFields, FIELDS);
  const facts = parsed(SystemFactsInput, FACTS);
  if (faults.length > 0 || !system || !facts) return { faults };
  const own = [...given].flatMap(([name, { cell }]) => (isOwnName(name) ? [[withoutOwn(name), cell]] : []));
  const all = own.length > 0 ? { ...facts, own: Object.fromEntries(own) } : facts;
  return { system: { line, id: id ? Number(id.cell) : null, system, facts: all }, faults };
}

function readAs(name: string, cell: string): unknown {
  const { kind } = (systemFields as Record<string, Field>)[name] ?? {};
  if (kind === 'codes')
    return cell
      .split(/[;,]/)
      .map(code => code.trim())
      .filter(Boolean);
  if (kind === 'law') return cell.toUpperCase();
  return choices.has(name) ? cell.toLowerCase() : cell;
}
