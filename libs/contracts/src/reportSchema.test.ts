import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { reportSchema } from './reportSchema.ts';

describe('the schema of filed reports', () => {
  it('is the published file: what has another shape is another version, with a file of its own', () => {
    const published = JSON.parse(readFileSync(new URL('../schemas/report-1.json', import.meta.url), 'utf8'));
    expect(reportSchema()).toEqual(published);
  });
});
