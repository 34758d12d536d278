import type { RegulatorResult } from '@aicp/compliance/tools/regulatorWizard';
import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { RegulatorResults } from './RegulatorResults.tsx';

test.each([
  ['always', 'Required'],
  ['likely', 'Likely'],
  ['possible', 'Possible'],
] as const)(
  'a regulator that applies %s is marked %s, with its reason and its guidance in a new tab',
  (priority, badge) => {
    const result: RegulatorResult = {
      code: 'ICO',
      name: 'ICO',
      reason: 'You process personal data.',
      priority,
      guidanceUrl: 'https://ico.org.uk/guidance',
    };
    const results = createElement(RegulatorResults, { results: [result], onBack: () => {} });
    const drawn = renderToStaticMarkup(createElement(MemoryRouter, null, results));
    const [, heading = '', rest = ''] = /<h3[^>]*>(.*?)<\/h3>(.*?)<\/li>/s.exec(drawn) ?? [];
    expect(heading.replace(/<[^>]+>/g, '')).toBe(`ICO ${badge}`);
    expect(rest).toContain('>You process personal data.</p>');
    expect(rest).toMatch(/<a href="https:\/\/ico\.org\.uk\/guidance" target="_blank"[^>]*>View Guidance/);
  },
);
