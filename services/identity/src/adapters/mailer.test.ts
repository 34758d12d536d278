import { openMailbox } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Mailer, mailer } from './mailer.ts';

let box: Awaited<ReturnType<typeof openMailbox>>;
let post: Mailer;
beforeAll(async () => {
  box = await openMailbox();
  post = mailer({ url: box.smtpUrl, from: 'AI Compliance <no-reply@example.com>' });
});
afterAll(async () => {
  post.close();
  await box.close();
});

const words = { subject: 'A subject', html: '<p>Words</p>', text: 'Words' };

describe('an email', () => {
  it.each([
    'victim@corp.example,x@own.example',
    'victim@corp.example;x@own.example',
    'victim@corp.example x@own.example',
    'x@own.example\r\nBcc: victim@corp.example',
    'x@own.example\nRCPT TO:<victim@corp.example>',
    'Victim <victim@corp.example>',
    'list:victim@corp.example,x@own.example;',
    '"victim@corp.example,x"@own.example',
    'victim@corp.example(comment)',
    'victim\\@corp.example@own.example',
    'vic\u0000tim@own.example',
    'victim@corp.example@own.example',
    `${'a'.repeat(300)}@own.example`,
    'victim',
    '',
  ])('is not handed over to %j, nor to be answered there', async to => {
    const refused = { outcome: 'never', error: 'not exactly one address' };
    expect(await post.send('one', { ...words, to })).toEqual(refused);
    const replyTo = { name: 'Somebody', address: to };
    expect(await post.send('two', { ...words, to: 'anna@example.com', replyTo })).toEqual(refused);
    expect(box.mails).toEqual([]);
  });

  it.each([
    'anna@example.com',
    'o.hara+tag@sub.example.com',
    'jürgen@bücher.example',
    "o'neill@example.com",
    'r&d@corp.example',
    '#x{y}|z@corp.example',
  ])('goes to %s', async to => {
    expect(await post.send('three', { ...words, to })).toEqual({ outcome: 'sent' });
    box.mails.splice(0);
  });
});
