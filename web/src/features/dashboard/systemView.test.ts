import { describe, expect, test } from '@jest/globals';
import { systemsInView, type View, wholeList } from './systemView.ts';

const assessed = (riskLevel: 'HIGH' | 'MEDIUM' | 'LOW', completedAt: string, scored = true) => ({
  riskLevel,
  completedAt,
  scored,
});
const systems = [
  { name: 'Bot 10', description: 'Answers customers', systemType: 'Conversational AI', latestAssessment: null },
  {
    name: 'bot 9',
    description: null,
    systemType: 'Conversational AI',
    latestAssessment: assessed('LOW', '2026-03-01'),
  },
  {
    name: 'CV screen',
    description: 'Ranks',
    systemType: 'Recruitment/HR system',
    latestAssessment: assessed('HIGH', '2026-01-01'),
  },
  { name: 'Áudit', description: null, systemType: null, latestAssessment: assessed('MEDIUM', '2026-02-01') },
];
const names = (view: Partial<View>) => systemsInView(systems, { ...wholeList, ...view }).map(({ name }) => name);

describe('the list of systems', () => {
  test('takes what is outside the law for no level, and puts it last by risk', () => {
    const outside = { name: 'Lathe', latestAssessment: assessed('LOW', '2026-04-01', false) };
    const found = (view: Partial<View>) =>
      systemsInView([outside, ...systems], { ...wholeList, ...view }).map(({ name }) => name);
    expect(found({ filter: 'LOW' })).toEqual(['bot 9']);
    expect(found({ filter: 'NOT_ASSESSED' })).toEqual(['Bot 10']);
    expect(found({ sort: 'risk' })).toEqual(['CV screen', 'Áudit', 'bot 9', 'Lathe', 'Bot 10']);
  });

  test('is whole and as it came while nothing is asked of it', () => {
    expect(names({})).toEqual(['Bot 10', 'bot 9', 'CV screen', 'Áudit']);
  });

  test('is filtered by level, by not being assessed, and by type', () => {
    expect(names({ filter: 'HIGH' })).toEqual(['CV screen']);
    expect(names({ filter: 'NOT_ASSESSED' })).toEqual(['Bot 10']);
    expect(names({ systemType: 'Conversational AI', filter: 'LOW' })).toEqual(['bot 9']);
  });

  test('is narrowed to the systems that somebody owns', () => {
    const owned = { name: 'Lathe', owner: { id: '7' } };
    const found = systemsInView([owned, { name: 'Press', owner: { id: '8' } }, ...systems], {
      ...wholeList,
      owner: '7',
    });
    expect(found).toEqual([owned]);
  });

  test('is searched in name, description and type, every word of it', () => {
    expect(names({ search: ' BOT  customers ' })).toEqual(['Bot 10']);
    expect(names({ search: 'recruitment' })).toEqual(['CV screen']);
    expect(names({ search: 'bot recruitment' })).toEqual([]);
  });

  test('is sorted by name as people read it, by risk, and by how long ago it was assessed', () => {
    expect(names({ sort: 'name' })).toEqual(['Áudit', 'bot 9', 'Bot 10', 'CV screen']);
    expect(names({ sort: 'risk' })).toEqual(['CV screen', 'Áudit', 'bot 9', 'Bot 10']);
    expect(names({ sort: 'assessed' })).toEqual(['Bot 10', 'CV screen', 'Áudit', 'bot 9']);
  });
});
