import { expect, it } from '@jest/globals';
import { securityTxt } from './serveSecurityTxt.ts';

const origin = 'https://compliance.example.com';
const now = Date.parse('2026-11-22T18:30:00Z');

it('names the contact for vulnerabilities, and is valid for half a year from today', () => {
  expect(securityTxt({ contact: 'security@example.com', origin, now })).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://compliance.example.com/.well-known/security.txt',
      'Policy: https://compliance.example.com/security',
      '',
    ].join('\n'),
  );
  expect(securityTxt({ contact: 'https://example.com/report', origin, now })).toContain(
    'Contact: https://example.com/report\n',
  );
});
