import { MAX_ACTION_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '../limits.ts';
import { fieldsOf, type ValueOf } from './field.ts';

export const actionStates = ['open', 'doing', 'done', 'accepted', 'closed'] as const;

/**
 * The fields of an action, in the order of files. Fewer of them can be changed for an action from a report (domain/action.ts of reporting).
 */
export const actionFields = fieldsOf({
  title: {
    kind: 'line',
    label: 'Action',
    longest: MAX_ACTION_LENGTH,
    required: true,
    in: ['create', 'change', 'rest', 'csv', 'event'],
  },
  why: { kind: 'text', label: 'Gap', in: ['rest', 'csv'] },
  cites: {
    kind: 'line',
    label: 'Source',
    longest: MAX_NAME_LENGTH,
    help: 'The basis of the action, in short',
    in: ['create', 'change', 'rest', 'csv'],
  },
  questionId: {
    kind: 'line',
    label: 'Question',
    help: 'The question to answer again when the action is done',
    in: ['rest', 'csv'],
  },
  dutyId: { kind: 'line', label: 'Duty', in: ['rest', 'csv'] },
  severity: {
    kind: 'choice',
    label: 'Severity',
    options: ['critical', 'high', 'medium', 'low'],
    in: ['rest', 'csv'],
  },
  goodPractice: { kind: 'flag', label: 'Good practice', in: ['rest', 'csv'] },
  // Users may choose only some of the states.
  state: { kind: 'choice', label: 'Status', options: actionStates, required: true, in: ['rest', 'csv', 'event'] },
  // Inputs call it `owner`, and REST returns the person.
  ownerId: { kind: 'member', label: 'Owner', in: ['csv', 'event'] },
  who: {
    kind: 'line',
    label: 'Suggested owner',
    help: 'The function in an organisation that usually does it',
    in: ['rest', 'csv'],
  },
  due: { kind: 'day', label: 'Due date', in: ['create', 'change', 'rest', 'csv', 'event'] },
  dueWords: { kind: 'line', label: 'When due', help: 'The due date in the words of the report', in: ['rest', 'csv'] },
  lawDue: {
    kind: 'day',
    label: 'Legal date',
    help: 'The legal date; null if the law is already in force or names no date',
    in: ['rest', 'csv'],
  },
  pendingDue: {
    kind: 'day',
    label: 'Requested date',
    help: 'A due date later than the legal date, until another member agrees; the legal date counts until then',
    in: ['rest', 'csv'],
  },
  dueReason: { kind: 'text', label: 'Reason', longest: MAX_NOTE_LENGTH, in: ['change', 'rest', 'csv'] },
  doneNote: {
    kind: 'text',
    label: 'What was done',
    longest: MAX_NOTE_LENGTH,
    help: 'One sentence, only if the status is Done',
    in: ['change', 'rest', 'csv'],
  },
});

export type ActionFields = { [Name in keyof typeof actionFields]: ValueOf<(typeof actionFields)[Name]> };
