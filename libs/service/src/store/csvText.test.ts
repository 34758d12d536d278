import { describe, expect, it } from '@jest/globals';
import { csvText } from './csvText.ts';

describe('a CSV file', () => {
  it('runs no formula in a table, whatever a cell begins with', () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'];
    for (const cell of dangerous) expect(csvText([[cell]])).toMatch(/^"?'/);
  });

  it('keeps numbers, and quotes what would break a row', () => {
    expect(csvText([[1, -2, true, null, 'a "b", c\nd']])).toBe('1,-2,true,,"a ""b"", c\nd"\r\n');
  });
});
