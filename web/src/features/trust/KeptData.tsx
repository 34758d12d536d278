import { Fact, Facts } from './TrustPage.tsx';
import type { Operator } from './useOperator.ts';

type Row = { name: string; what: string; why: string; kept: string };

/** The retention periods are those of the stores: services/identity/README.md, services/admin, docs/operations.md. */
const rows: Row[] = [
  {
    name: 'Account',
    what: 'Username, full name if you give one, email address, company name, jurisdiction; the password as a hash (argon2id). If you add them: passkeys (public keys), the secret of an authenticator app (encrypted), API tokens and recovery codes (as digests).',
    why: 'To provide the account. Art. 6(1)(b) GDPR',
    kept: 'Until you delete the account',
  },
  {
    name: 'Sessions and devices',
    what: 'Browser, operating system and IP address of each sign-in; the last 20 devices and networks, to warn you of unfamiliar ones.',
    why: 'To keep accounts safe. Art. 6(1)(f) GDPR',
    kept: 'Sessions for 7 days after their last use, 30 days at most; devices until you delete the account; recognised browsers for 400 days after their last sign-in',
  },
  {
    name: 'Single sign-on and provisioning',
    what: 'If your organisation uses them: your identity at its identity provider, and the name, address and groups that its directory sends.',
    why: 'To sign you in and give you your role. Art. 6(1)(f) GDPR',
    kept: 'Until you delete the account; data from the directory until the directory removes you',
  },
  {
    name: 'Activity log',
    what: 'Each activity with its user and time, and the IP addresses of sign-ins. Entries are chained so that changes are detectable.',
    why: 'Security and proof. Art. 6(1)(f) GDPR',
    kept: 'For the period chosen by the operator (180 to 3,650 days), or indefinitely until one is chosen; names and addresses are deleted with the account',
  },
  {
    name: 'Your work',
    what: 'AI systems, answers, notes, reports, documents, evidence files and actions of an organisation, and which member did what.',
    why: 'To provide the service. Art. 6(1)(b) GDPR',
    kept: 'Until the organisation or its last member deletes it',
  },
  {
    name: 'Notifications',
    what: 'Events that concern you, in the product and in a weekly email.',
    why: 'To provide the service. Art. 6(1)(b) GDPR',
    kept: '90 days; figures for a weekly email 14 days',
  },
  {
    name: 'Emails',
    what: 'Recipient and kind of each email sent, and whether it reached the mail server, but not its content.',
    why: 'To find failures. Art. 6(1)(f) GDPR',
    kept: '30 days',
  },
  {
    name: 'Invitations',
    what: 'Addresses of people invited by members.',
    why: 'To let them join. Art. 6(1)(f) GDPR',
    kept: '7 days',
  },
  {
    name: 'Links',
    what: 'Items opened through a link for people without an account, and when, but not by whom; the address to which a supplier request is sent.',
    why: 'To show what was shared. Art. 6(1)(f) GDPR',
    kept: 'Until 30 days after the link expires',
  },
  {
    name: 'Contact form',
    what: 'Name, email address, company and message.',
    why: 'To answer you. Art. 6(1)(b) and (f) GDPR',
    kept: '180 days',
  },
  {
    name: 'Limits',
    what: 'Number of attempts from a network or by an account, stored under digests.',
    why: 'To prevent guessing and overload. Art. 6(1)(f) GDPR',
    kept: 'A day at most',
  },
  {
    name: 'Technical logs',
    what: 'Kind, time, duration and result of each request. No passwords, addresses or names.',
    why: 'To run the service. Art. 6(1)(f) GDPR',
    kept: 'For the period chosen by the operator',
  },
];

const payments: Row = {
  name: 'Payments',
  what: 'Plan, amounts and invoices of the organisation. Card details go only to Stripe and are not stored here.',
  why: 'To provide purchases and to keep accounts. Art. 6(1)(b) and (c) GDPR',
  kept: 'Until the organisation is deleted; amounts without names are kept',
};

/** The stored personal data, with the reason and the retention period. */
export function KeptData(props: { payments: Operator['payments'] | undefined }) {
  const shown = props.payments === 'stripe' ? [...rows, payments] : rows;
  return (
    <>
      <p>Articles are those of the GDPR; in the United Kingdom, the same articles of the UK GDPR apply.</p>
      <Facts>
        {shown.map(({ name, what, why, kept }) => (
          <Fact key={name} name={name}>
            <p>{what}</p>
            <p className="text-muted">{why}.</p>
            <p className="text-muted">Kept: {kept}.</p>
          </Fact>
        ))}
      </Facts>
    </>
  );
}
