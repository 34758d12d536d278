import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { allPages, pagesFor, type Visitor } from './pages.ts';

const nothing = { importSystems: false, share: false, readLog: false, own: false };
const owner: Visitor = { isAdmin: true, plans: true, refused: nothing };
const named = (text: string, visitor = owner) => pagesFor(text, visitor).map(({ name }) => name);

/** Pages that signed-in users do not search for: they are opened through a link or while signing in. */
const ways = ['auth', 'auth/sign-in', 'verify-email', 'reset-password', 'undo-email-change', 'invitation', '*'];
/** Pages within the admin pages. */
const within = ['operations'];

describe('the page search', () => {
  it('finds all pages that have a single address', () => {
    const routes = ['AppRoutes', 'LazyRoutes']
      .map(file => readFileSync(new URL(`../${file}.tsx`, import.meta.url), 'utf8'))
      .join('');
    const paths = [...routes.matchAll(/path="([^":]+)"/g)].map(([, path]) => path ?? '');
    const wanted = paths
      .filter(path => !ways.includes(path))
      .map(path => (within.includes(path) ? `/admin/${path}` : `/${path}`));
    expect(wanted.length).toBeGreaterThan(20);
    expect(allPages.map(({ to }) => to).sort()).toEqual(['/', ...wanted].sort());
  });

  it('finds pages by the beginnings of their words, and by their other names', () => {
    expect(named('dead')).toEqual(['Deadlines']);
    expect(named('scim')).toEqual(['Provisioning']);
    expect(named('plan inv')).toEqual(['Plan and Invoices']);
    expect(named('sys')[0]).toBe('Systems');
    expect(named('no such page')).toEqual([]);
    expect(named('').length).toBe(5);
  });

  it('finds only pages that the user may open', () => {
    const reader = {
      isAdmin: false,
      plans: false,
      refused: { readLog: true, own: true, share: true, importSystems: true },
    };
    for (const text of ['admin', 'operations', 'pricing', 'invoices', 'log', 'scim', 'sso', 'import', 'room']) {
      expect(named(text)).not.toEqual([]);
      expect(named(text, reader)).toEqual([]);
    }
    expect(named('account', reader)).toEqual(['Account']);
    // The log may be open to members who do not manage the organisation.
    expect(named('log', { ...reader, refused: { ...reader.refused, readLog: false } })).toEqual(['Organisation Log']);
  });
});
