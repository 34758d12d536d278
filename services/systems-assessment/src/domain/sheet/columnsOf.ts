import type { ImportTarget } from '@aicp/contracts/entities/importTargets';
import { codesIn, guessChoice } from './choiceIn.ts';
import { targetOf } from './fieldOf.ts';
import { guessTargets } from './guessTargets.ts';
import type { MappedColumn } from './mapping.ts';
import { type People, personNamed } from './readCell.ts';
import type { Table } from './tableOf.ts';

/** A text of a column, the number of cells with it, and its probable value. */
type FoundValue = { text: string; cells: number; guess: string | null };

/** A column of a file before it is mapped. */
export type SheetColumn = {
  /** From 1. */
  column: number;
  heading: string;
  /** The name of a field, or `ignore`. */
  guess: string;
  samples: string[];
  /** The number of non-empty cells. */
  filled: number;
  /** The texts of a column that is, or probably is, mapped to a choice or a person. */
  values: FoundValue[];
};

/** A column that is left out. */
export type Ignored = { column: number; heading: string; filled: number };

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 120;
const MAX_VALUES = 100;

/**
 * The columns of a file with guesses, samples and values.
 * @param mapped their known mapping, if any
 */
export function columnsOf(
  { headings, lines }: Table,
  { mapped, people }: { mapped: readonly MappedColumn[] | undefined; people: People },
): SheetColumn[] {
  const texts = headings.map((_, at) => lines.flatMap(({ cells }) => cells[at]?.trim() || []));
  const distinct = texts.map(cells => [...new Set(cells)]);
  const guesses = guessTargets(headings.map((heading, at) => ({ heading, cells: distinct[at] ?? [] })));
  return headings.map((heading, at) => {
    const guess = guesses[at] ?? '';
    const target = mapped ? mapped[at]?.target : targetOf.get(guess);
    return {
      column: at + 1,
      heading,
      guess,
      samples: (distinct[at] ?? []).slice(0, MAX_SAMPLES).map(text => text.slice(0, MAX_SAMPLE_LENGTH)),
      filled: texts[at]?.length ?? 0,
      values: target ? valuesOf(target, texts[at] ?? [], people) : [],
    };
  });
}

function valuesOf(target: ImportTarget, cells: readonly string[], people: People): FoundValue[] {
  const { kind } = target;
  if (kind !== 'choice' && kind !== 'law' && kind !== 'codes' && kind !== 'member') return [];
  const counts = new Map<string, number>();
  for (const text of kind === 'codes' ? cells.flatMap(codesIn) : cells) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].slice(0, MAX_VALUES).map(([text, cells]) => {
    const guess = kind === 'member' ? personNamed(text, people) : guessChoice(target, text);
    return { text: text.slice(0, 200), cells, guess: guess ?? null };
  });
}

/** The ignored columns that have a heading or any cell. */
export function ignoredOf({ lines }: Table, columns: readonly MappedColumn[]): Ignored[] {
  return columns.flatMap(({ heading, target }, at) => {
    if (target !== null) return [];
    const filled = lines.filter(({ cells }) => cells[at]?.trim()).length;
    return heading || filled > 0 ? [{ column: at + 1, heading, filled }] : [];
  });
}
