import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

const Test = graphql(`
  mutation TestSignInConnection {
    testSignInConnection {
      what
      state
      sentence
    }
  }
`);

const MARKS = {
  ok: { word: 'Good', look: 'text-low' },
  wrong: { word: 'Wrong', look: 'text-high' },
  unclear: { word: 'Open', look: 'text-muted' },
};

/** Tests the provider as far as possible without a user, and lists the result of each check. */
export function ConnectionTest() {
  const [test, { data, loading, error }] = useMutation(Test, { onError: () => {} });
  return (
    <div className="border-t border-line px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">Test the saved settings without signing anyone in.</p>
        <Button size="small" disabled={loading} onClick={() => test()}>
          {loading ? 'Testing...' : 'Test the Connection'}
        </Button>
      </div>
      <div aria-live="polite" className="mt-2">
        <FormFailure message={error && failureOf(error).message} />
        {data && !loading && (
          <ul className="divide-y divide-line">
            {data.testSignInConnection.map(({ what, state, sentence }) => (
              <li key={what} className="flex gap-4 py-2 text-sm">
                <span className={`w-14 shrink-0 font-medium ${MARKS[state].look}`}>{MARKS[state].word}</span>
                <span className="min-w-0">{sentence}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
