import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const Survivors = z.record(
  z.string(),
  z.array(z.strictObject({ why: z.string(), mutants: z.array(z.string()).min(1) })),
);
const survivors = Survivors.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8')));
const rules = join(import.meta.dirname, '../src/banks');
const HOURS_MS = 3_600_000;

describe.each(Object.entries(survivors))('a mutation of the rules of %s', (bank, groups) => {
  it('unnoticed by tests is explained at an existing line, once', () => {
    const explained = groups.flatMap(({ mutants }) => mutants);
    expect(new Set(explained).size).toBe(explained.length);
    for (const mutant of explained) {
      const [file = '', line = '', change] = mutant.split(' :: ');
      expect(readFileSync(join(rules, bank, file), 'utf8')).toContain(line);
      expect(change).toContain(' → ');
    }
  });

  if (process.env.PROOF === 'full') {
    it(
      'is noticed nine times of ten',
      async () => {
        const started = performance.now();
        const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.mjs'), bank]);
        const { stdout } = await run.catch(({ stdout: said }: { stdout: string }) => ({ stdout: said }));
        const minutes = ((performance.now() - started) / 60_000).toFixed(1);
        const outcome = stdout.split('\n').filter(line => /^(\d+ mutants|Not noticed)/.test(line));
        process.stdout.write(`${bank}: ${outcome[0]} ${minutes} minutes\n`);
        expect(outcome).toEqual([expect.stringMatching(/^\d+ mutants, .*, enough\.$/)]);
      },
      2 * HOURS_MS,
    );
  }
});
