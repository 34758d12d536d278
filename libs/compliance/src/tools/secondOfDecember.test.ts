import { describe, expect, it } from '@jest/globals';
import { type SecondOfDecemberAnswers, secondOfDecember, secondOfDecemberQuestions } from './secondOfDecember.ts';

const BEFORE = '2026-11-22';
const ON = '2026-12-02';
const AFTER = '2028-05-01';

const answered = (answers: Partial<SecondOfDecemberAnswers>, today = BEFORE) =>
  secondOfDecember({ makes: 'media', role: 'provider', before: 'yes', ...answers }, today);
const labels = (answers: Partial<SecondOfDecemberAnswers>, today?: string) =>
  answered(answers, today).points.map(({ citation }) => citation.label);
const textOf = (answers: Partial<SecondOfDecemberAnswers>, today?: string) => {
  const { headline, points } = answered(answers, today);
  return [headline, ...points.map(({ text }) => text)].join(' ');
};
const every = secondOfDecemberQuestions[0].options.flatMap(([makes]) =>
  secondOfDecemberQuestions[1].options.flatMap(([role]) =>
    secondOfDecemberQuestions[2].options.map(([before]) => ({ makes, role, before })),
  ),
);

describe('2 December 2026', () => {
  it('requires safeguards of a generator’s provider and, for an earlier generator, marking', () => {
    expect(labels({})).toEqual(['Art. 5(1)(ba), (bb), (1a), (1b)', 'Arts 50(2) and 111(4)']);
    expect(textOf({})).toContain('has until 2 December 2026');
  });

  it('gives a later generator no extra time, because marking has applied since 2 August 2026', () => {
    expect(answered({ makes: 'text', before: 'no' })).toMatchObject({ concerns: false });
    expect(textOf({ makes: 'text', before: 'no' })).toContain('has no transition period');
    expect(answered({ before: 'no' }).concerns).toBe(true);
  });

  it('assigns marking to the provider, and prohibits one purpose for the deployer', () => {
    expect(labels({ role: 'user' })).toEqual(['Art. 5(1a)', 'Art. 50(4)']);
    expect(textOf({ role: 'user' })).toContain('Lawful use of a general generator is not prohibited.');
    expect(answered({ role: 'user', makes: 'text' }).concerns).toBe(false);
    expect(labels({ role: 'both' })).toHaveLength(4);
  });

  it('does not concern a system that generates nothing', () => {
    expect(answered({ makes: 'nothing' })).toMatchObject({
      concerns: false,
      points: [{ citation: { label: 'Art. 113' } }],
    });
  });

  it('states both cases if it is unknown since when the system exists', () => {
    expect(textOf({ before: 'unsure' })).toMatch(/has until.*has no transition period.*Find out/);
    expect(answered({ before: 'unsure', makes: 'text' }).headline).toBe(
      'Yes: 2 December 2026, in 10 days, may concern you.',
    );
  });

  it('counts the days before it, and uses the past tense from that date on', () => {
    expect(answered({}, BEFORE).headline).toBe('Yes: 2 December 2026, in 10 days, will concern you.');
    expect(answered({}, '2026-12-01').headline).toBe('Yes: 2 December 2026, in 1 day, will concern you.');
    for (const day of [ON, AFTER]) {
      expect(answered({}, day).headline).toBe('Yes: 2 December 2026 concerns you.');
      expect(textOf({}, day)).toContain('Since 2 December 2026 it is prohibited');
      expect(textOf({}, day)).toContain('ended on 2 December 2026');
    }
  });

  it.each([BEFORE, ON, AFTER])('states nothing on %s that is not true on that date', day => {
    for (const answers of every) {
      const text = textOf(answers, day);
      expect(text).not.toMatch(/\btoday\b|\bcurrently\b|\bupcoming\b|!|\s\s|, ,/);
      if (day >= ON) expect(text).not.toMatch(/will|From 2 December 2026|has until/);
      else expect(text).not.toMatch(/Since 2 December 2026|ended on/);
      expect(answered(answers, day).points.length).toBeGreaterThan(0);
    }
  });

  it('requires a valid date', () => {
    expect(() => answered({}, 'today')).toThrow(RangeError);
  });
});
