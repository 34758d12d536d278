import { describe, expect, it } from '@jest/globals';
import { currentBank } from '../../banks/banks.ts';
import { duties } from '../../banks/eu/bank.ts';
import { supplierQuestions } from './supplierQuestions.ts';

const theirs = duties.map(({ id, title, gate, question }) => {
  return { id, title, who: gate.other?.who ?? '', citation: question.citation };
});

describe('the questions to a supplier', () => {
  it('cite the provision of each under the AI Act, and ask everything once', () => {
    const asked = supplierQuestions('EU', theirs);
    expect(asked.filter(({ citation }) => !citation?.url.startsWith('https://eur-lex.europa.eu/'))).toEqual([]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length);
  });

  it('ask the provider about the provider’s duties, and not about the deployer’s', () => {
    const asked = supplierQuestions('EU', theirs).map(({ id }) => id);
    expect(asked).toEqual(expect.arrayContaining(['duty-d-9', 'duty-d-14', 'duty-d-72']));
    expect(asked.filter(id => id.startsWith('duty-d-26'))).toEqual([]);
  });

  it('ask for the documents of the AI Act only if it applies', () => {
    const papers = ['fact-declaration', 'fact-databaseEntry', 'fact-instructions', 'ce-marking'];
    expect(supplierQuestions('EU', []).map(({ id }) => id)).toEqual(expect.arrayContaining(papers));
    expect(supplierQuestions('UK', []).filter(({ id, citation }) => citation || papers.includes(id))).toEqual([]);
  });

  it('refer to existing questions of the bank in force', () => {
    const known = currentBank('EU').questions.map(({ id }) => id);
    expect(supplierQuestions('EU', theirs).flatMap(({ beside }) => beside.filter(id => !known.includes(id)))).toEqual(
      [],
    );
  });
});
