import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { isFull } from '../isFull.ts';

/** Texts that break readers of files: numbers at their limits, brackets, other encodings. */
const WORDS = [
  '\0',
  '\uFEFF',
  '\uFFFD',
  '"',
  "'",
  '<',
  '>',
  '&#0;',
  ']]>',
  '<!--',
  '[[[[',
  '{{{{',
  '((((',
  '%PDF-',
  'endstream',
  '-1',
  '4294967296',
  'NaN',
  '__proto__',
  '\r',
  '\u2028',
];

type Edit = {
  at: number;
  length: number;
  kind: 'flip' | 'insert' | 'delete' | 'repeat' | 'cut';
  word: string;
  times: number;
};

const edit: fc.Arbitrary<Edit> = fc.record({
  // The position as a share of the file.
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 64 }),
  kind: fc.constantFrom('flip', 'flip', 'insert', 'insert', 'delete', 'repeat', 'cut'),
  word: fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 8 })),
  times: fc.integer({ min: 1, max: 2_000 }),
});

function changed(bytes: Buffer, { at, length, kind, word, times }: Edit): Buffer {
  const from = Math.floor(at * bytes.length);
  const [before, part, after] = [
    bytes.subarray(0, from),
    bytes.subarray(from, from + length),
    bytes.subarray(from + length),
  ];
  if (kind === 'cut') return Buffer.from(before);
  if (kind === 'delete') return Buffer.concat([before, after]);
  if (kind === 'repeat') return Buffer.concat([before, ...Array<Buffer>(times).fill(part), after]);
  if (kind === 'insert') return Buffer.concat([before, Buffer.from(word), part, after]);
  return Buffer.concat([before, part.map(byte => byte ^ times), after]);
}

/** A file with a few faults. */
export const mutated = (file: Buffer): fc.Arbitrary<Buffer> =>
  fc.array(edit, { minLength: 1, maxLength: 5 }).map(edits => edits.reduce(changed, file));

/** A ZIP with a few faults, mostly within one of its parts. */
export function mutatedZip(file: Buffer): fc.Arbitrary<Buffer> {
  const parts = unzipSync(file);
  const within = fc
    .tuple(fc.constantFrom(...Object.keys(parts)), fc.array(edit, { minLength: 1, maxLength: 5 }))
    .map(([name, edits]) => {
      const part = edits.reduce(changed, Buffer.from(parts[name] ?? strToU8('')));
      return Buffer.from(zipSync({ ...parts, [name]: part }));
    });
  return fc.oneof({ weight: 4, arbitrary: within }, { weight: 1, arbitrary: mutated(file) });
}

/** Files of each kind: 20,000 of all ten kinds in the proof. */
export const FILES = isFull ? 2_000 : 25;

/** Several run at a time; FUZZ_SEED repeats a run. */
export const seeded = { seed: Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31)), numRuns: FILES };
