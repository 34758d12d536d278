import { changesTextDirection, ISOLATE } from '@aicp/contracts/isolated';
import { type IRunOptions, TextRun } from 'docx';
import type { Line, Run } from './paper.ts';

export const MUTED = '475467';
export const BLANK = { color: '93510A', highlight: 'yellow' } as const;
export const SMALL = 16;

const LOOKS = {
  strong: { bold: true },
  quiet: { color: MUTED },
  blank: BLANK,
  sources: { color: MUTED, size: SMALL },
} as const;

/** The runs of a line with their styles. */
export const lineRuns = (line: Line): TextRun[] => line.flatMap(lookedRuns);

export const lookedRuns = ({ text, look }: Run): TextRun[] => textRuns(text, look && LOOKS[look]);

/** Splits a text into runs; isolated text is a separate run, right-to-left if its first letter is. */
export function textRuns(text: string, style: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun[] {
  return text
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((part, at) => part !== '' || at === 0)
    .map(part => {
      const [first = ''] = part.match(/\p{L}/u) ?? [];
      const rightToLeft = ISOLATE.test(part) && changesTextDirection(first);
      return new TextRun({
        ...style,
        text: part.replaceAll(/[\u2066-\u2069]/g, ''),
        ...(rightToLeft && { rightToLeft }),
      });
    });
}
