import { isolated } from '@aicp/contracts/isolated';
import type { Deadline } from './deadlines.ts';

/** A deadline in one line of text. */
export function deadlineSummary(deadline: Deadline, today: string): string {
  switch (deadline.kind) {
    case 'law':
      return deadline.what[0] ?? '';
    case 'evidence':
      return `${deadline.date < today ? 'Evidence has expired' : 'Evidence expires'}: ${deadline.file}`;
    case 'action':
      return `Action: ${isolated(deadline.title)}`;
    case 'risk':
      return `Review the accepted risk: ${isolated(deadline.title)}`;
    case 'review':
      return 'Next review';
    case 'reassessment':
      return 'Reassess';
  }
}
