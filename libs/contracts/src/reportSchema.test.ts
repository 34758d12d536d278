import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { reportSchema } from './reportSchema.ts';

describe('the schema of filed reports', () => {
  it('is identical to the published file: another shape needs another version with its own file', () => {
    const published = JSON.parse(readFileSync(new URL('../schemas/report-1.json', import.meta.url), 'utf8'));
    expect(reportSchema()).toEqual(published);
  });
});
