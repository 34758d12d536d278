import { Link } from 'react-router-dom';
import { useProduct } from '../../parts/useProduct.ts';
import { KeptData } from './KeptData.tsx';
import { ContactLine, FromOperator, Given, OperatorFacts } from './OperatorFacts.tsx';
import { Recipients } from './Recipients.tsx';
import { Fact, Facts, LINK, List, Part, TrustPage } from './TrustPage.tsx';
import { useOperator } from './useOperator.ts';

/**
 * The privacy notice: stored personal data, reasons, retention periods and recipients, from the product's behaviour and the operator's
 * settings.
 */
export function PrivacyPage() {
  const operator = useOperator();
  const { signIn, signInByEmail } = useProduct();
  return (
    <TrustPage
      title="Privacy notice"
      asOf="24 November 2026"
      intro="The data stored about you here, the reasons, the retention periods and the recipients. There is no advertising, no tracking and no profile of you."
    >
      <Part title="Responsibility for your data">
        <FromOperator of={operator}>
          {data => (
            <>
              <OperatorFacts operator={data} />
              <Facts>
                <Fact name="Privacy contact">
                  <Given what="a separate contact for privacy">{data.privacyContact}</Given>
                </Fact>
              </Facts>
            </>
          )}
        </FromOperator>
        <p>
          Data that an organisation enters about its AI systems, including names and files, belongs to that
          organisation. The organisation decides how its data is used; the operator stores it on the organisation’s
          behalf.
        </p>
        <ContactLine />
      </Part>

      <Part title="Data, purposes and retention periods">
        <KeptData payments={operator.data?.payments} />
      </Part>

      <Part title="Cookies and storage in your browser" id="cookies">
        <Facts>
          <Fact name="Session cookie">
            <p>Keeps you signed in. Expires after 7 days without use, after 30 days at most, and when you log out.</p>
          </Fact>
          <Fact name="Device cookie">
            <p>
              Recognises this browser at the next sign-in, so that wrong passwords entered by others do not lock you
              out. Kept for 400 days. It does not sign anyone in.
            </p>
          </Fact>
          {(signIn || signInByEmail) && (
            <Fact name="Sign-in cookie">
              <p>
                Used while you sign in at {signIn ? signIn.name : 'your identity provider'}. Expires after 10 minutes.
              </p>
            </Fact>
          )}
          <Fact name="Local storage">
            <p>
              Your choice in the cookie banner, the theme if you have chosen one, and whether you turned single-key
              shortcuts off. While you are signed in: the numbers of your account and organisation and the name of your
              plan, so that signing out in one tab signs out all of them. They never leave your browser.
            </p>
          </Fact>
          <Fact name="Session storage">
            <p>
              Until you close the tab: the signed-in user, regulators chosen in the wizard, a reminder that you
              dismissed, and when a page last reloaded automatically after an update.
            </p>
          </Fact>
        </Facts>
        <p>
          All of these are needed for the service you request. Nothing else is stored, so "Accept All" and "Decline"
          have the same effect today. Scripts, fonts and pictures come from this address
          {operator.data?.payments === 'stripe' &&
            '; a payment form also loads the script of Stripe, which may set its own cookies'}
          .
        </p>
      </Part>

      <Part title="Recipients of data">
        <FromOperator of={operator}>{data => <Recipients operator={data} />}</FromOperator>
      </Part>

      <Part title="Your rights">
        <List>
          <li>
            Access and portability: “Export My Data” under Account gives you everything held about you, as JSON files in
            one ZIP file.
          </li>
          <li>Correction: your full name, email address and organisation can be changed under Account.</li>
          <li>
            Erasure: “Delete My Account” under Account deletes your account and everything in an organisation of which
            you are the only member. Work that you created in an organisation with other members stays with them and no
            longer names you.
          </li>
          <li>Restriction, and objection to processing based on legitimate interests: write to the operator.</li>
          <li>
            Complaint: to the data protection authority where you live or work; in the United Kingdom, the Information
            Commissioner's Office.
          </li>
        </List>
        <p>
          No decision about a person is made automatically: assessments score AI systems, by{' '}
          <Link className={LINK} to="/method">
            published rules
          </Link>
          . A username, an email address and a password are needed for an account; everything else is your choice.
        </p>
      </Part>

      <Part title="Data that remains after deletion">
        <p>Deleting an account removes its data from every database and queue. The following remains:</p>
        <List>
          <li>the number of the account, and activity log entries without name or address,</li>
          <li>amounts of payments by month, without saying who paid,</li>
          <li>invoices in the books of the payment provider, if there is one,</li>
          <li>backups and the database's own journal, until the operator's copies expire.</li>
        </List>
      </Part>
    </TrustPage>
  );
}
