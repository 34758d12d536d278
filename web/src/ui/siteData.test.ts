import { afterEach, describe, expect, it } from '@jest/globals';
import { copied, inTab, onDevice, openChannel } from './siteData.ts';

const names = ['localStorage', 'sessionStorage', 'navigator', 'BroadcastChannel'] as const;
const own = names.map(name => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const give = (name: (typeof names)[number], get: () => unknown) =>
  Object.defineProperty(globalThis, name, { get, configurable: true });
afterEach(() => {
  for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
});

/** A storage with room for a limited number of entries. */
function storageFor(room: number) {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => entries.delete(key),
    setItem(key: string, value: string) {
      if (!entries.has(key) && entries.size === room) throw new DOMException('The quota has been exceeded.');
      entries.set(key, value);
    },
  };
}

describe('site data', () => {
  it('is stored, read and removed', () => {
    const storage = storageFor(1);
    give('localStorage', () => storage);
    expect(onDevice.set('theme', 'dark')).toBe(true);
    expect(onDevice.get('theme')).toBe('dark');
    expect(storage.entries.get('theme')).toBe('dark');
    onDevice.remove('theme');
    expect(onDevice.get('theme')).toBeNull();
  });

  it('lasts until the page is left if storage is blocked', () => {
    give('sessionStorage', () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(inTab.get('codes')).toBeNull();
    expect(inTab.set('codes', '["ICO"]')).toBe(false);
    expect(inTab.get('codes')).toBe('["ICO"]');
    inTab.remove('codes');
    expect(inTab.get('codes')).toBeNull();
  });

  it('lasts until the page is left if storage is full, and is stored once there is room', () => {
    const full = storageFor(0);
    give('localStorage', () => full);
    expect(onDevice.set('consent', 'declined')).toBe(false);
    expect(onDevice.get('consent')).toBe('declined');
    const roomy = storageFor(1);
    give('localStorage', () => roomy);
    expect(onDevice.set('consent', 'declined')).toBe(true);
    expect(roomy.entries.get('consent')).toBe('declined');
  });
});

it('no channel to other tabs is opened if channels are blocked', () => {
  give('BroadcastChannel', () => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(openChannel('tabs')).toBeUndefined();
});

it('a text is copied only if there is a clipboard', async () => {
  const texts: string[] = [];
  give('navigator', () => ({ clipboard: { writeText: async (text: string) => void texts.push(text) } }));
  expect(await copied('a link')).toBe(true);
  expect(texts).toEqual(['a link']);
  give('navigator', () => ({}));
  expect(await copied('a link')).toBe(false);
});
