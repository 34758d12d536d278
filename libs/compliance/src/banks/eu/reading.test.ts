import { describe, expect, it } from '@jest/globals';
import { answersOfProfile, goldenDefaults, goldenProfiles } from '../../../testing/goldenProfiles.ts';
import { DAYS, sentencesOf, untrueOn } from '../../../testing/sentences.ts';
import type { Verdict } from '../../scoring/verdict.ts';
import { duties } from './bank.ts';
import { published } from './published.ts';

const { bank, score } = published;
const defaults = goldenDefaults('eu');

const verdicts = goldenProfiles('eu').flatMap(profile => {
  const answers = answersOfProfile(bank, 'eu2-', profile, defaults.answers);
  return [profile.today ?? defaults.today, ...DAYS].map(today => ({
    name: `${profile.id} on ${today}`,
    verdict: score({ answers, today, turnover: null, size: 'large' }),
  }));
});

/** Names of those in which a sentence is wrong, with the sentence. */
function faults(isWrong: (sentence: string, verdict: Verdict) => boolean): string[] {
  const found = verdicts.flatMap(({ name, verdict }) =>
    sentencesOf(verdict)
      .filter(sentence => isWrong(sentence, verdict))
      .map(sentence => `${name}: ${sentence}`),
  );
  return found.slice(0, 5);
}

/** Notes about a duty, by their words, and the duties of which one must apply. */
const noteRows: readonly (readonly [words: string, ...rows: string[]])[] = [
  ['must not be used', 'd-26-8'],
  ['appoints a representative', 'd-54'],
  ['are notified in every case', 'd-27'],
  ['Serious incidents', 'd-73'],
  ['is registered at national level, in a national register', 'd-49-1'],
  ['goes to the non-public part', 'd-49-1', 'd-49-2', 'd-26-8'],
  ['Financial institutions: quality management', 'd-17'],
  ['Financial institutions: monitoring', 'd-26-5'],
  ['may use the simplified technical documentation', 'd-11'],
  ['has one technical file', 'd-11'],
  ['Marking is required', 'd-50-2m'],
  ['is shown to authorities on request', 'd-6-4'],
  ['people must be informed under Art. 50(3)', 'd-50-3'],
  ['people must still be informed (Art. 50(3))', 'd-50-3'],
  ['Art. 25(4) applies to you as supplier', 'd-25-4'],
  ['failure to appoint a representative is left to national rules', 'd-22'],
];

describe('in no golden report, on its day or another,', () => {
  it('a note appears without its duty', () => {
    const closed = verdicts.flatMap(({ name, verdict }) => {
      const binding = new Set(verdict.duties.filter(({ binds }) => binds).map(({ id }) => id));
      return noteRows
        .filter(
          ([words, ...rows]) => verdict.notes.some(note => note.includes(words)) && !rows.some(id => binding.has(id)),
        )
        .map(([words]) => `${name}: ${words}`);
    });
    expect(closed).toEqual([]);
    for (const [words] of noteRows)
      expect([words, verdicts.some(({ verdict }) => verdict.notes.some(note => note.includes(words)))]).toEqual([
        words,
        true,
      ]);
  });

  it('a sentence has the same citation twice, one after the other', () => {
    expect(faults(sentence => /\(Arts?\.? [^()]*(?:\([^()]*\)[^()]*)*\) \(Arts?\b/.test(sentence))).toEqual([]);
  });

  it('a line of fines or days names a duty twice', () => {
    const isTwice = (sentence: string) => {
      const [, listed = ''] =
        /^(?:Up to .+?: |.+? covers |Duties begin: |.+ the Act prohibits: )(.+)$/.exec(sentence) ?? [];
      const names = listed.split(/, | and |; /).filter(name => name.startsWith('Art'));
      const days = listed.match(/\b(?:since|from) \d+ \w+ \d{4}/g) ?? [];
      return new Set(names).size < names.length || new Set(days).size < days.length;
    };
    expect(faults(isTwice)).toEqual([]);
    const line = 'Up to €15,000,000 (Art. 99(4)): ';
    expect(isTwice(`${line}Art. 26(5) and Art. 26(5), from 2 December 2027.`)).toBe(true);
    expect(isTwice(`${line}Art. 9, from 2 December 2027; Art. 26(5), from 2 December 2027.`)).toBe(true);
    expect(isTwice(`${line}Art. 50(1), since 2 August 2026; Art. 9 and Art. 10, from 2 December 2027.`)).toBe(false);
  });

  it('a fixed date appears next to one that depends on a change', () => {
    const flat = verdicts.flatMap(({ name, verdict }) =>
      verdict.findings
        .filter(({ text }) => text.includes('of its design') && !text.includes('2 August 2030'))
        .filter(({ dutyId, questionId, appliesFrom, citation }) => {
          const row = verdict.duties.find(({ id }) => id === dutyId);
          const action = verdict.actions.find(one => one.questionId === questionId);
          const days = [appliesFrom, citation.appliesFrom, row?.from, action?.appliesFrom];
          return days.some(day => day !== null) || !action?.due.includes('of its design');
        })
        .map(({ text }) => `${name}: ${text}`),
    );
    expect(flat).toEqual([]);
    expect(verdicts.some(({ verdict }) => verdict.gaps.some(text => text.includes('of its design')))).toBe(true);
  });

  it('a day that has come is still to come, or the reverse', () => {
    const wrong = verdicts.flatMap(({ name, verdict }) =>
      untrueOn(name.slice(-10), verdict).map(sentence => `${name}: ${sentence}`),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    const [one] = verdicts;
    const said = (notes: string[]) => one && untrueOn('2030-08-03', { ...one.verdict, notes }).length > 0;
    expect(said(['It must comply by 2 August 2030.'])).toBe(true);
    expect(said(['It has had to comply since 31 December 2030.'])).toBe(true);
    expect(said(['It must comply by 31 December 2030.'])).toBe(false);
  });
});

describe('the action of a duty', () => {
  it('reads alone in a list: a verb with its object, and no other duty has it', () => {
    const titles = duties.map(({ action }) => action);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) {
      expect([title, title.split(' ').length >= 6, /^\w+(?: and \w+)? (?:it|them)\b/.test(title)]).toEqual([
        title,
        true,
        false,
      ]);
    }
  });
});
