import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { failureOf } from './failure.ts';

const serverError = (bodyText: string, statusText: string) =>
  new ServerError('refused', { response: new Response(null, { status: 502, statusText }), bodyText });

describe('the message of a failure', () => {
  test('is the own sentence of a GraphQL error, with its code', () => {
    const error = new CombinedGraphQLErrors({
      data: null,
      errors: [{ message: 'Wrong username or password.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(failureOf(error)).toEqual({ message: 'Wrong username or password.', code: 'UNAUTHENTICATED' });
  });

  test('comes with what the second step of a login needs, and with the fields that were wrong', () => {
    const extensions = { code: 'UNAUTHENTICATED', reason: 'SECOND_FACTOR', challenge: 'opaque', fields: ['code'] };
    const error = new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Enter the code.', extensions }] });
    expect(failureOf(error)).toMatchObject({ challenge: 'opaque', fields: ['code'] });
  });

  test('is found in the errors of an answer that came with a status of failure', () => {
    const body = JSON.stringify({ errors: [{ message: 'Please wait.', extensions: { code: 'RATE_LIMITED' } }] });
    expect(failureOf(serverError(body, 'Too Many Requests'))).toEqual({
      message: 'Please wait.',
      code: 'RATE_LIMITED',
    });
  });

  test('is the message field of a JSON body', () => {
    expect(failureOf(serverError('{"message":"Too large."}', 'Payload Too Large')).message).toBe('Too large.');
  });

  test('is else the text of the body', () => {
    expect(failureOf(serverError('upstream is down', 'Bad Gateway')).message).toBe('upstream is down');
  });

  test('is else the status text, also where a proxy sent a page of HTML', () => {
    expect(failureOf(serverError('', 'Bad Gateway')).message).toBe('Bad Gateway');
    expect(failureOf(serverError('<html>nginx</html>', 'Bad Gateway')).message).toBe('Bad Gateway');
    expect(failureOf(serverError('{}', 'Bad Gateway')).message).toBe('Bad Gateway');
  });

  test('says that nobody answered when the request itself failed', () => {
    expect(failureOf(new TypeError('Failed to fetch')).code).toBe('OFFLINE');
  });
});
