import { describe, expect, it } from '@jest/globals';
import { changesTextDirection, isolated, withIsolates } from './isolated.ts';

const arabic = 'نظام تقييم (v2)!';

describe('a user-typed text', () => {
  it.each([
    ['Arabic', arabic],
    ['Hebrew', 'מערכת'],
    ['Adlam, beyond the basic plane', '\u{1e900}\u{1e901}'],
    ['an override that is never closed', 'invoice\u202egnp.exe'],
  ])('is isolated in a sentence: %s', (_script, text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
    expect(changesTextDirection(isolated(text))).toBe(false);
    expect(isolated(isolated(text))).toBe(isolated(text));
  });

  it.each(['Müller & Söhne (v2)!', '東京 AI', 'Кредит', 'हिन्दी', '🤖 → ✓', ''])('leaves %s unchanged', text => {
    expect(isolated(text)).toBe(text);
  });

  it('cannot end its own isolation', () => {
    expect(isolated(`${arabic}\u2069 was approved by `)).toBe(`\u2068${arabic} was approved by \u2069`);
  });

  it('is a bdi element in HTML', () => {
    expect(withIsolates(`Hello ${isolated(arabic)},`)).toBe(`Hello <bdi>${arabic}</bdi>,`);
  });
});
