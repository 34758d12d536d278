import { describe, expect, it } from '@jest/globals';
import { finderGroupsOf, questionOf } from './found.ts';

const assessed = (jurisdiction: 'EU' | 'UK', id: string, name: string) => ({
  jurisdiction,
  latestAssessment: {
    id,
    class: name,
    completedAt: '2026-12-02T12:00:00Z',
    assessment: {
      id,
      documents: [
        { id: `${id}:1`, type: 'model-card', title: 'Model Card', state: 'generated' },
        { id: `${id}:2`, type: 'risk-assessment', title: 'Risk Assessment', state: 'idle' },
      ],
    },
  },
});
const chatbot = {
  systems: [
    {
      id: '1',
      name: 'Chatbot',
      jurisdiction: 'UK' as const,
      results: [assessed('UK', '7', 'Amber'), assessed('EU', '8', 'High-risk')],
    },
  ],
};
const none = { systems: [] };
const addresses = (text: string, ...found: [typeof chatbot, typeof chatbot?]) =>
  finderGroupsOf(text, found[0], found[1]).map(({ title, places }) => [title, ...places.map(({ to }) => to)]);

describe('the search', () => {
  it('finds the system once, its report under each law, and its existing documents', () => {
    expect(addresses('chat', chatbot)).toEqual([
      ['AI systems', '/uk/systems/1'],
      ['Reports', '/uk/report/7', '/report/8'],
      ['Documents', '/uk/report/7/documents/model-card', '/report/8/documents/model-card'],
    ]);
    expect(finderGroupsOf('chat', chatbot, undefined)[0]?.places[0]?.hint).toBe('EU, High-risk · UK, Amber');
  });

  it('finds only the kind that a word names, for systems that match the other words', () => {
    expect(questionOf('Report  chat')).toEqual({ words: 'report chat', others: 'chat', namesKind: true });
    expect(addresses('report chat', none as typeof chatbot, chatbot)).toEqual([
      ['AI systems'],
      ['Reports', '/uk/report/7', '/report/8'],
      ['Documents'],
    ]);
    expect(addresses('model card chat', none as typeof chatbot, chatbot)[2]).toHaveLength(3);
    expect(addresses('risk chat', none as typeof chatbot, chatbot)[2]).toEqual(['Documents']);
  });

  it('reads an ambiguous word both as a kind and as a name, and fewer than three letters as a name', () => {
    expect(questionOf('mod')).toEqual({ words: 'mod', others: '', namesKind: true });
    expect(questionOf('mo')).toEqual({ words: 'mo', others: 'mo', namesKind: false });
    expect(addresses('report', chatbot, chatbot)[1]).toEqual(['Reports', '/uk/report/7', '/report/8']);
  });
});
