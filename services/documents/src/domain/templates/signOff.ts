import type { Section } from '../document.ts';
import type { Writer } from '../writer.ts';
import { fields, section } from '../writer.ts';

/** The person responsible, and the next review. */
export function signOff({ blank, open }: Writer): Section {
  return section(
    'sign-off',
    'Sign-off and review',
    fields(
      ['Prepared by', open('person')],
      ['Approved by', blank('sign-approved', 'name, role, date')],
      ['Next review', open('review-date')],
      [
        'Triggers for an earlier review',
        blank(
          'review-triggers',
          'the events that trigger a review: a substantial change, a serious incident, a new purpose, a change in the law',
        ),
      ],
    ),
  );
}
