import { Link } from 'react-router-dom';
import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { Fact, Facts, LINK, List, Part, TrustPage } from './TrustPage.tsx';

/** The security measures for accounts and data, and how to report a vulnerability. */
export function SecurityPage() {
  return (
    <TrustPage
      title="Security"
      intro="If you have found a vulnerability in this product, please tell us. You need no account."
    >
      <Part title="How to report">
        <p>
          Please report it privately: with the contact form below, or to the contact named in{' '}
          <a className={LINK} href="/.well-known/security.txt">
            security.txt
          </a>
          . Describe:
        </p>
        <List>
          <li>what an attacker can do, and to whom,</li>
          <li>how to reproduce it step by step, with the requests and responses,</li>
          <li>when you tried it, and with which of your accounts.</li>
        </List>
        <p>Please leave out personal data of other people, and give us time to fix it before you publish it.</p>
        <ContactButton topic="other">Contact Us</ContactButton>
      </Part>

      <Part title="Scope">
        <List>
          <li>this website, its REST and GraphQL interfaces, and the emails it sends,</li>
          <li>reports, documents and audit bundles made here, and the page that verifies them,</li>
          <li>the product's published code, images and configuration for Compose and Kubernetes.</li>
        </List>
        <p>Not in scope:</p>
        <List>
          <li>denial of service by sheer volume, spam, and social engineering,</li>
          <li>scanner findings without a demonstrated effect,</li>
          <li>other companies' services, such as the payment provider: please report to them.</li>
        </List>
        <p>
          Please test on your own installation, with your own accounts and data. It starts with one command. If you come
          across other people's data, stop and tell us.
        </p>
      </Part>

      <Part title="Our response">
        <List>
          <li>We answer within three working days.</li>
          <li>We reproduce the problem, and tell you what we found and what we will do.</li>
          <li>We tell you when the fix is released, and credit you in the release notes if you like.</li>
        </List>
      </Part>

      <Part title="Supported versions">
        <p>The newest release gets security fixes. Please update to it: your data is migrated.</p>
      </Part>

      <p className="mt-8 text-sm text-muted">
        Have you received an audit bundle? Check whether it is genuine and unchanged on{' '}
        <Link className={LINK} to="/verify">
          Verify an Audit Bundle
        </Link>
        .
      </p>

      <Part title="How accounts and data are protected">
        <Facts>
          <Fact name="Signing in">
            <p>
              Passwords are stored as argon2id hashes, and the 10,000 most common ones are refused. Accounts can use
              authenticator apps, passkeys and recovery codes. Pauses grow with wrong attempts, and an email reports a
              sign-in from an unknown device. Deleting the account, creating API tokens and other serious changes
              require the password again.
            </p>
          </Fact>
          <Fact name="Access to data">
            <p>
              You cannot see anything that belongs to another organisation: every query is limited to your own. An
              organisation has five roles. Administrators of the installation see no system names unless they request
              them, and each request is logged.
            </p>
          </Fact>
          <Fact name="Storage">
            <p>
              Sessions, tokens and links are stored as digests. Authenticator app secrets are encrypted (AES-256-GCM).
              Each service has its own database and password. The operator sets up encryption of disks and of
              connections (TLS).
            </p>
          </Fact>
          <Fact name="Proof">
            <p>
              The activity log and the log of each organisation are chains of hashes. Reports are filed with their
              SHA-256 hash. Audit bundles are signed (Ed25519) and can be checked without an account.
            </p>
          </Fact>
          <Fact name="Files">
            <p>
              Files must match their file type and stay within limits. They are available to members only, and are not
              scanned for viruses.
            </p>
          </Fact>
          <Fact name="Certificates">
            <p>
              No certificate (such as ISO 27001 or SOC 2) is claimed. The threat model and a table of OWASP ASVS 5.0,
              level 2, are published with the code. The table shows the test for each row and the requirements that are
              not met.
            </p>
          </Fact>
          <Fact name="Your data">
            <p>
              Stored data, retention periods and recipients are described in the{' '}
              <Link className={LINK} to="/privacy">
                privacy notice
              </Link>
              .
            </p>
          </Fact>
        </Facts>
      </Part>
    </TrustPage>
  );
}
