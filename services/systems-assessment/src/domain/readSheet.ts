import { isOwnName, withoutOwn } from '@aicp/compliance/law/systemFacts/ownNames';
import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { changeShape } from '@aicp/contracts/entities/fieldSchemas';
import { takesSeveral } from '@aicp/contracts/entities/importTargets';
import { systemFields } from '@aicp/contracts/entities/system';
import { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';
import { z } from 'zod';
import type { Fault, Line } from './book.ts';
import { fieldNamed } from './sheet/fieldOf.ts';
import type { MappedColumn } from './sheet/mapping.ts';
import { type People, type ReadCell, readerOf } from './sheet/readCell.ts';
import type { Table } from './sheet/tableOf.ts';

/** A line of a file: the system that it names, and its values. Empty cells are ignored. */
export type SheetSystem = {
  line: number;
  /** The number of a system, as in an export. */
  id: number | null;
  system: z.output<typeof SheetFields>;
  facts: SystemFactsInput;
};

/** A text that a mapping leaves empty, and the number of cells with it. */
type LeftEmpty = { heading: string; text: string; cells: number };

/** The first hundred faults, and the number of all. */
export type Sheet = {
  rows: number;
  systems: SheetSystem[];
  faults: Fault[];
  faultCount: number;
  /** The first hundred texts that the mapping leaves empty. */
  leftEmpty: LeftEmpty[];
  /** The headings of the fields. */
  titles: Readonly<Record<string, string>>;
};

const MAX_FAULTS = 100;
const MAX_LEFT = 100;

const SheetFields = z.object(changeShape(systemFields, 'import'));

const FIELDS = Object.keys(SheetFields.shape);
const FACTS = systemFacts.map(({ name }) => name as string);

/** The faults that are listed. */
export const firstOf = (faults: readonly Fault[]) => ({
  faults: faults.slice(0, MAX_FAULTS),
  faultCount: faults.length,
});

/** Reads the rows of a list with a column mapping. Existing systems are not considered here. */
export function readSheet({ sheet, headerRow, lines }: Table, columns: readonly MappedColumn[], people: People): Sheet {
  const titles: Record<string, string> = {};
  for (const { target, heading } of columns) if (target) titles[target.name] ??= heading;
  const read = { rows: lines.length, systems: [], leftEmpty: [], titles, ...firstOf(headerFaults(columns, headerRow)) };
  if (read.faultCount > 0) return read;
  const left = new Map<string, LeftEmpty>();
  const readers = columns.map((column, at) => {
    const { heading, target, meaningOf } = column;
    if (!target) return { ...column, read: null };
    const cells = lines.map(({ cells }) => cells[at]?.trim() ?? '');
    const note = (text: string) => {
      const key = `${at} ${text}`;
      const known = left.get(key) ?? { heading, text, cells: 0 };
      if (left.size < MAX_LEFT || left.has(key)) left.set(key, { ...known, cells: known.cells + 1 });
    };
    return { ...column, read: readerOf(target, { meaningOf, cells, people, note }) };
  });
  const found: Pick<Sheet, 'systems' | 'faults' | 'faultCount'> = { systems: [], faults: [], faultCount: 0 };
  for (const line of lines) {
    const { system, faults } = readLine(readers, line, sheet === '');
    if (system) found.systems.push(system);
    found.faultCount += faults.length;
    found.faults.push(...faults.slice(0, MAX_FAULTS - found.faults.length));
  }
  return { ...read, ...found, leftEmpty: [...left.values()] };
}

function headerFaults(columns: readonly MappedColumn[], line: number): Fault[] {
  const names = columns.map(({ target }) => target?.name);
  if (!names.some(name => name === 'name' || name === 'id' || name === 'reference')) {
    const message =
      'No column is mapped to a field that identifies the system: “name” or, for systems already recorded, “id” or “reference”';
    return [{ line, column: '', message }];
  }
  return columns.flatMap(({ heading, target }, at) => {
    const first = target ? names.indexOf(target.name) : at;
    if (!target || first === at) return [];
    const other = columns[first]?.heading ?? '';
    if (fieldNamed(heading) === target.name && fieldNamed(other) === target.name)
      return [{ line, column: heading, message: 'appears in the header twice' }];
    if (takesSeveral(target)) return [];
    return [{ line, column: heading, message: `is mapped to the same field as “${other}”: ${target.label}` }];
  });
}

type Reader = MappedColumn & { read: ReadCell | null };
type Given = { title: string; parts: { title: string; value: unknown }[] };

/** @param isText whether a row has as many cells as the header, unless a separator is misplaced */
function readLine(
  columns: readonly Reader[],
  { line, cells, broken }: Line,
  isText: boolean,
): { system?: SheetSystem; faults: Fault[] } {
  const given = new Map<string, Given>();
  const faults: Fault[] = [];
  for (const [at, { heading, target, read }] of columns.entries()) {
    if (!target || !read) continue;
    const fault = broken?.get(at);
    if (fault !== undefined) faults.push({ line, column: heading, message: fault });
    const cell = cells[at]?.trim() ?? '';
    const said = cell === '' ? {} : read(cell);
    if (said.fault !== undefined) faults.push({ line, column: heading, message: said.fault });
    if (said.value === undefined) continue;
    const known = given.get(target.name) ?? { title: heading, parts: [] };
    given.set(target.name, { ...known, parts: [...known.parts, { title: heading, value: said.value }] });
  }
  if (isText && cells.slice(columns.length).some(cell => cell.trim() !== ''))
    faults.push({ line, column: '', message: 'has more cells than the header' });
  if (given.size === 0) return { faults };
  const parsed = <Output>(schema: z.ZodType<Output>, names: readonly string[]): Output | undefined => {
    const values = names.flatMap(name => {
      const found = given.get(name);
      return found ? [[name, joinParts(found)] as const] : [];
    });
    const { data, error } = schema.safeParse(Object.fromEntries(values));
    for (const { path, message } of error?.issues ?? []) {
      const column = given.get(String(path[0]))?.title ?? String(path[0]);
      if (!faults.some(fault => fault.column === column)) faults.push({ line, column, message });
    }
    return data;
  };
  const id = given.get('id')?.parts[0]?.value;
  const system = parsed(SheetFields, FIELDS);
  const facts = parsed(SystemFactsInput, FACTS);
  if (faults.length > 0 || !system || !facts) return { faults };
  const own = [...given].flatMap(([name, found]) =>
    isOwnName(name) ? [[withoutOwn(name), String(joinParts(found))]] : [],
  );
  const all = own.length > 0 ? { ...facts, own: Object.fromEntries(own) } : facts;
  return { system: { line, id: id === undefined ? null : Number(id), system, facts: all }, faults };
}

/** The value of a field; several columns' texts are joined as lines, each with its heading. */
function joinParts({ parts }: Given): unknown {
  if (parts.length === 1) return parts[0]?.value;
  return parts.map(({ title, value }) => `${title}: ${value}`).join('\n');
}
