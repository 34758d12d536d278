import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ScoreGauge, ScoreRing } from './ScoreDial.tsx';

test.each([
  [0, 0],
  [37, 37],
  [100, 100],
  [140, 100],
  [-5, 0],
])('the gauge goes from 0 to 100: a score of %i is drawn as %i', (score, shown) => {
  const drawn = renderToStaticMarkup(
    createElement(ScoreGauge, { label: 'Risk score', score, tone: 'high', thresholds: [] }),
  );
  expect(drawn).toContain(`stroke-dasharray="${shown} 101"`);
  expect(drawn).toContain(`>${shown}</text>`);
});

test('a compliance score of 0 is a whole ring in its colour, unlike a missing score', () => {
  const drawn = (score: number | null) =>
    renderToStaticMarkup(createElement(ScoreRing, { label: '', score, tone: 'high', thresholds: [] }));
  expect(drawn(0)).toContain('stroke-opacity="0.35"');
  expect(drawn(0)).toContain('>0</text>');
  expect(drawn(1)).not.toContain('stroke-opacity');
  expect(drawn(null)).not.toContain('stroke-high');
});
