import { Given } from './OperatorFacts.tsx';
import { Fact, Facts, List } from './TrustPage.tsx';
import type { Operator } from './useOperator.ts';

const paid = {
  stripe:
    'Stripe receives the name of the organisation, an email address, card details and the items bought. If it calculates tax, it also receives the address that your browser connects from.',
  simulated: 'Payments are simulated: nothing is charged, and no payment data leaves this installation.',
  none: 'Nothing is sold here, so there is no payment provider.',
};

/** The recipients of data according to the settings, and those named by the operator. */
export function Recipients({ operator }: { operator: Operator }) {
  const { payments, timestampAuthority, identityProvider, processors } = operator;
  return (
    <>
      <Facts>
        <Fact name="Mail server">
          <p>Delivers emails to you. It receives your address and the content of the email.</p>
        </Fact>
        <Fact name="Payments">
          <p>{paid[payments]}</p>
        </Fact>
        <Fact name="Time stamps">
          <p>
            {timestampAuthority
              ? `${timestampAuthority} stamps audit bundles. It receives a hash (SHA-256) and nothing else.`
              : 'None are requested.'}
          </p>
        </Fact>
        <Fact name="Sign-in">
          <p>
            {identityProvider
              ? `${identityProvider} learns that you sign in here. It sends this service your email address, your profile and, if roles depend on groups, your groups.`
              : 'No other company is involved in signing in, unless your organisation’s members sign in at its own identity provider.'}
          </p>
        </Fact>
        <Fact name="Language model">
          <p>
            An operator may connect a language model to propose sentences for documents. The model then receives the
            document’s title, its blanks and the answers that serve as sources, never the organisation’s name.
          </p>
        </Fact>
        <Fact name="Your colleagues">
          <p>
            Members of your organisation see your username, your full name if you give one, your role and what you do in
            it.
          </p>
        </Fact>
      </Facts>
      <h3 className="pt-2 text-base font-semibold">Companies that work for the operator</h3>
      <div className="text-sm">
        <Given what="which companies these are, such as the hosting company, or whether data leave the EEA and the United Kingdom">
          {processors.length > 0 && (
            <List>
              {processors.map(processor => (
                <li key={processor}>{processor}</li>
              ))}
            </List>
          )}
        </Given>
      </div>
    </>
  );
}
