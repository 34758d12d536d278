import { describe, expect, test } from '@jest/globals';
import { ukRegulators } from '../law/ukRegulators.ts';
import { applicableRegulators, selectedRegulatorCodes, WizardAnswers, wizardQuestions } from './regulatorWizard.ts';

const nothing: WizardAnswers = {
  sector: [],
  personalData: 'no',
  automatedDecisions: 'no',
  contentModeration: 'no',
  marketImpact: 'no',
};
const found = (answers: Partial<WizardAnswers>) =>
  applicableRegulators({ ...nothing, ...answers }).map(({ code, priority }) => `${code} ${priority}`);

describe('the UK regulator wizard', () => {
  test('asks five questions whose options the answers accept', () => {
    expect(wizardQuestions.map(({ id }) => id)).toEqual(Object.keys(WizardAnswers.shape));
    for (const { id, multiple, options } of wizardQuestions) {
      for (const { value } of options) {
        expect(WizardAnswers.safeParse({ ...nothing, [id]: multiple ? [value] : value }).success).toBe(true);
      }
    }
    const values = wizardQuestions.map(({ id, options }) => [id, options.map(({ value }) => value)]);
    expect(Object.fromEntries(values)).toEqual({
      sector: [
        'financial',
        'healthcare',
        'retail',
        'telecommunications',
        'transport',
        'government',
        'education',
        'other',
      ],
      personalData: ['yes_extensive', 'yes_limited', 'no'],
      automatedDecisions: ['yes_significant', 'yes_moderate', 'no'],
      contentModeration: ['yes', 'no'],
      marketImpact: ['yes_significant', 'yes_moderate', 'no'],
    });
    expect(wizardQuestions.filter(({ multiple }) => multiple).map(({ id }) => id)).toEqual(['sector']);
  });

  test('finds none if nothing applies, including for an empty list of sectors', () => {
    expect(found({})).toEqual([]);
    expect(found({ sector: ['retail', 'transport', 'government', 'education', 'other'] })).toEqual([]);
  });

  test.each<[string, Partial<WizardAnswers>, string[]]>([
    ['extensive personal data', { personalData: 'yes_extensive' }, ['ICO always']],
    ['limited personal data', { personalData: 'yes_limited' }, ['ICO always']],
    ['the financial sector', { sector: ['retail', 'financial'] }, ['FCA always']],
    ['significant market impact', { marketImpact: 'yes_significant' }, ['CMA likely']],
    ['moderate market impact', { marketImpact: 'yes_moderate' }, []],
    ['the healthcare sector', { sector: ['healthcare'] }, ['MHRA always']],
    ['content moderation', { contentModeration: 'yes' }, ['OFCOM likely']],
    ['the telecommunications sector', { sector: ['telecommunications'] }, ['OFCOM likely']],
    ['both reasons for Ofcom at once', { contentModeration: 'yes', sector: ['telecommunications'] }, ['OFCOM likely']],
    ['automated decisions without personal data', { automatedDecisions: 'yes_significant' }, []],
  ])('%s leads to the right regulators', (_, answers, expected) => {
    expect(found(answers)).toEqual(expected);
  });

  test('gives each regulator with its name, a reason and the official guidance', () => {
    const results = applicableRegulators({
      sector: ['financial', 'healthcare'],
      personalData: 'yes_limited',
      automatedDecisions: 'yes_significant',
      contentModeration: 'yes',
      marketImpact: 'yes_significant',
    });
    expect(results.map(({ name }) => name)).toEqual(['ICO', 'FCA', 'CMA', 'MHRA', 'Ofcom']);
    expect(results.map(({ guidanceUrl }) => guidanceUrl)).toEqual(ukRegulators.map(({ guidanceUrl }) => guidanceUrl));
    for (const { reason } of results) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
    expect(results[0]?.reason).toContain('Articles 22A to 22D');
  });

  test('links Articles 22A to 22D to decisions without meaningful human involvement', () => {
    const [ico] = applicableRegulators({
      ...nothing,
      personalData: 'yes_limited',
      automatedDecisions: 'yes_significant',
    });
    expect(ico?.reason).toContain('meaningful human involvement');
  });

  test('keeps only those that always or likely apply for a UK assessment', () => {
    const [ico] = applicableRegulators({ ...nothing, personalData: 'yes_limited' });
    if (!ico) throw new Error('ICO is missing');
    expect(
      selectedRegulatorCodes([
        ico,
        { ...ico, code: 'CMA', priority: 'likely' },
        { ...ico, code: 'FCA', priority: 'possible' },
      ]),
    ).toEqual(['ICO', 'CMA']);
  });
});

describe('the list of UK regulators', () => {
  test('fits the lengths of its fields', () => {
    for (const regulator of ukRegulators) {
      expect(regulator.code.length).toBeLessThanOrEqual(10);
      expect(regulator.name.length).toBeLessThanOrEqual(255);
      expect(regulator.fullName.length).toBeLessThanOrEqual(500);
      expect(regulator.sector.length).toBeLessThanOrEqual(100);
      expect(regulator.website.length).toBeLessThanOrEqual(255);
      expect(regulator.guidanceUrl.length).toBeLessThanOrEqual(500);
    }
  });

  test('recognises the Information Commission by its old name too', () => {
    expect(ukRegulators[0]?.fullName).toBe("Information Commission (formerly Information Commissioner's Office)");
  });
});
