import { describe, expect, it } from '@jest/globals';
import { csvText } from './csvText.ts';

describe('a CSV file', () => {
  it('contains no formula that a table would run, whatever a cell begins with', () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'];
    for (const cell of dangerous) expect(csvText([[cell]])).toMatch(/^"?'/);
  });

  it('marks a text with a leading apostrophe, so that none is lost on the way back', () => {
    expect(csvText([["'=y", "''-1", "'quoted'", ['=a', 'b']]])).toBe("''=y,'''-1,'quoted','=a;b\r\n");
  });

  it('keeps numbers, and quotes whatever would break a row', () => {
    expect(csvText([[1, -2, true, null, 'a "b", c\nd']])).toBe('1,-2,true,,"a ""b"", c\nd"\r\n');
    expect(csvText([['two\nlines', 'three']])).toBe('"two\nlines",three\r\n');
  });
});
