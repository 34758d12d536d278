import type { ImportTarget } from '@aicp/contracts/entities/importTargets';
import type { MemberNames } from '@aicp/contracts/memberNames';
import type { z } from 'zod';
import { choiceNamed, codesIn } from './choiceIn.ts';
import { dayIn, dayOrderOf } from './dayIn.ts';

/** The members' ids by the names that a file can use, in lower case: username, email address and full name. */
export type People = ReadonlyMap<string, number>;

/** A full name counts only if exactly one member has it, and no username or email address equals it. */
export function peopleOf({ names, emails = {}, fullNames }: z.output<typeof MemberNames>): People {
  const byName = Map.groupBy(Object.entries(fullNames), ([, name]) => keyOf(name));
  const unique = [...byName].flatMap(([name, [one, ...others]]) =>
    one && others.length === 0 ? [[one[0], name]] : [],
  );
  const called = [...unique, ...Object.entries(names), ...Object.entries(emails)];
  return new Map(called.map(([id, name = '']) => [keyOf(name), Number(id)]));
}

const keyOf = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The result of a cell; has neither field if the mapping leaves the cell empty. */
export type ReadCell = (cell: string) => { value?: unknown; fault?: string };

type Settings = {
  /** The value that the mapping gives to a text. */
  meaningOf(text: string): string | undefined;
  /** All cells of the column. */
  cells: readonly string[];
  people: People;
  /** Receives each text that the mapping clears. */
  note(text: string): void;
};

/** Reads the cells of a column into values of a field; the field's schema validates them. */
export function readerOf(target: ImportTarget, { meaningOf, cells, people, note }: Settings): ReadCell {
  const read = plainReader(target, cells, people);
  const mapped = (text: string): string | undefined => {
    const value = meaningOf(text);
    // A text that is a valid value needs no mapping, and is not cleared with the rest.
    if (value === undefined || (value === '' && isValue(target, text, people))) return text;
    if (value !== '') return value;
    note(text);
    return undefined;
  };
  if (target.kind === 'codes') {
    return cell => {
      const codes = codesIn(cell).flatMap(code => mapped(code) ?? []);
      return codes.length > 0 ? { value: codes.map(code => choiceNamed(target, code) ?? code) } : {};
    };
  }
  return cell => {
    const text = mapped(cell);
    return text === undefined ? {} : read(text);
  };
}

function isValue(target: ImportTarget, text: string, people: People): boolean {
  if (target.kind === 'member') return personNamed(text, people) !== undefined;
  return choiceNamed(target, text) !== undefined;
}

function plainReader(target: ImportTarget, cells: readonly string[], people: People): ReadCell {
  switch (target.kind) {
    case 'number':
      return cell => (/^[1-9]\d{0,14}$/.test(cell) ? { value: cell } : { fault: 'must be a number' });
    case 'day': {
      const order = dayOrderOf(cells);
      return cell => {
        const read = dayIn(cell, order);
        return 'fault' in read ? { fault: read.fault } : { value: read.day };
      };
    }
    case 'member':
      return cell => {
        const person = personNamed(cell, people);
        return person === undefined
          ? { fault: `names “${cell.slice(0, 100)}”, who is not a member of the organisation` }
          : { value: person };
      };
    case 'law':
      return cell => ({ value: choiceNamed(target, cell) ?? cell.toUpperCase() });
    case 'choice':
      return cell => ({ value: choiceNamed(target, cell) ?? cell.toLowerCase() });
    default:
      return cell => ({ value: cell });
  }
}

/** A member's number, found by that number, a username, an email address or a full name, or by "Anna Berg <anna@example.com>". */
export function personNamed(cell: string, people: People): string | undefined {
  const [, within] = /<([^<>]+)>\s*$/.exec(cell.slice(-300)) ?? [];
  const text = keyOf(within ?? cell);
  if (/^[1-9]\d{0,14}$/.test(text)) return text;
  const id = people.get(text);
  return id === undefined ? undefined : String(id);
}
