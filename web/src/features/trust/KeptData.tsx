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
    what: 'Browser, operating system and IP address of each sign-in; the last 20 devices and networks, to warn you of one that is not yours.',
    why: 'To keep accounts safe. Art. 6(1)(f) GDPR',
    kept: 'Sessions 7 days after their last use, 30 at most; devices until you delete the account, recognised browsers 400 days after their last sign-in',
  },
  {
    name: 'Single sign-on and provisioning',
    what: 'Where your organisation uses them: who you are at its identity provider, and the name, address and groups that its directory sends.',
    why: 'To sign you in and give you your role. Art. 6(1)(f) GDPR',
    kept: 'Until you delete the account; what the directory sent until it takes you out',
  },
  {
    name: 'Activity log',
    what: 'Who did what and when, and from which IP address people signed in. Entries are chained, so that a change would be noticed.',
    why: 'Security and proof. Art. 6(1)(f) GDPR',
    kept: 'For the time that the operator has chosen (180 to 3,650 days), or indefinitely until they choose; names and addresses go with the account',
  },
  {
    name: 'Your work',
    what: 'AI systems, answers, notes, reports, documents, evidence files and actions of an organisation, and which member did what.',
    why: 'To provide the service. Art. 6(1)(b) GDPR',
    kept: 'Until the organisation or its last member deletes it',
  },
  {
    name: 'Notifications',
    what: 'What concerns you, in the product and in a weekly email.',
    why: 'To provide the service. Art. 6(1)(b) GDPR',
    kept: '90 days; the figures of a weekly email 14 days',
  },
  {
    name: 'Emails',
    what: 'To whom which kind of email was sent and whether it arrived at the mail server, without its words.',
    why: 'To find failures. Art. 6(1)(f) GDPR',
    kept: '30 days',
  },
  {
    name: 'Invitations',
    what: 'Addresses of people whom a member invites.',
    why: 'So that they can join. Art. 6(1)(f) GDPR',
    kept: '7 days',
  },
  {
    name: 'Links',
    what: 'When what was opened by a link for people without an account, and nothing about by whom; the address that a request to a supplier goes to.',
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
    what: 'How often something was tried from a network or by an account, under digests.',
    why: 'Against guessing and overload. Art. 6(1)(f) GDPR',
    kept: 'A day at most',
  },
  {
    name: 'Technical logs',
    what: 'Which kind of request was answered, when, how fast and with what result. No passwords, addresses or names.',
    why: 'To run the service. Art. 6(1)(f) GDPR',
    kept: 'For the time that the operator has chosen',
  },
];

const payments: Row = {
  name: 'Payments',
  what: 'Plan, amounts and invoices of the organisation. Card details go to Stripe alone and are not stored here.',
  why: 'To provide what was bought, and to keep accounts. Art. 6(1)(b) and (c) GDPR',
  kept: 'Until the organisation is deleted; amounts without names stay',
};

/** The stored personal data, with the reason and the retention period. */
export function KeptData(props: { payments: Operator['payments'] | undefined }) {
  const shown = props.payments === 'stripe' ? [...rows, payments] : rows;
  return (
    <>
      <p>The articles are those of the GDPR; in the United Kingdom, the same articles of the UK GDPR.</p>
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
