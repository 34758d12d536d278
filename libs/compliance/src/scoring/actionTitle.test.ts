import { expect, it } from '@jest/globals';
import { splitAction } from './actionTitle.ts';

it.each([
  [
    'Draw up and sign one EU declaration of conformity for all EU law that applies (Art. 47(2)). Keep it for ten years. Owner: legal.',
    'Draw up and sign one EU declaration of conformity for all EU law that applies (Art. 47(2)).',
  ],
  [
    'Write the technical documentation of Annex IV. SMEs may use the form. Due: now.',
    'Write the technical documentation of Annex IV.',
  ],
  ['Sign the terms listed in UK GDPR Art. 28.', 'Sign the terms listed in UK GDPR Art. 28.'],
  ['Follow Art. IV of the rules. Then stop.', 'Follow Art. IV of the rules.'],
])('the title of an action is its first sentence: %s', (text, title) => {
  expect(splitAction(text).title).toBe(title);
});

it('the title and the rest contain the whole text of an action', () => {
  const text =
    'Define the events that the system logs automatically. Remote identification has more. Owner: engineering.';
  const { title, rest } = splitAction(text);
  expect(`${title} ${rest}`).toBe(text);
});
