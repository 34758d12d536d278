import type { Section } from '../document.ts';
import { fields, section, type Writer } from '../writer.ts';

/** Who takes responsibility, and when it is looked at again. */
export function signOff({ blank }: Writer): Section {
  return section(
    'sign-off',
    'E Sign-off and review',
    fields(
      ['Prepared by', blank('sign-prepared', 'name, role, date')],
      ['Approved by', blank('sign-approved', 'name, role, date')],
      [
        'Next review',
        blank(
          'sign-review',
          'the date of the next review, and what triggers one before: a substantial change, a serious incident, a new purpose, a change of the law',
        ),
      ],
    ),
  );
}
