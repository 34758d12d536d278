import { findMissing } from '../store/domains.ts';
import { findUser } from '../store/users.ts';
import { emailName } from './emailNames.ts';
import { nameOfOrganisation } from './peopleEmails.ts';
import { type Draft, type EmailContext, formatEmailTime } from './toUser.ts';

/** To an owner: the identity provider no longer sends a member's groups. */
export async function groupsMissing(
  ctx: EmailContext,
  { organisationId, memberId }: { organisationId: number; memberId: number },
): Promise<Draft | null> {
  const [name, member] = [await nameOfOrganisation(organisationId), await findUser(memberId)];
  if (!member) return null;
  return {
    subject: `The identity provider of ${name} sends no groups`,
    paragraphs: [
      'In your organisation, groups from the identity provider decide the roles of members. A member signed in and the provider sent no groups.',
      'The member keeps their role. If the provider still sends no groups, they get the default role at their next sign-in after 30 days. The same applies to every other member without groups.',
    ],
    facts: [['Member', emailName(member) ?? member.username]],
    action: { label: 'See the setting', url: `${ctx.publicUrl}/organisation/sign-in` },
    closing: ['To keep these roles, please set the provider to send groups, or remove the group roles on that page.'],
  };
}

type Lapse = { organisationId: number; domain: string };

/** To an owner: the record is missing and when the domain lapses, or that it has lapsed; nothing once the record is back. */
export async function domainMissing(ctx: EmailContext, { organisationId, domain }: Lapse): Promise<Draft | null> {
  const found = await findMissing(organisationId, domain);
  if (!found) return null;
  const name = await nameOfOrganisation(organisationId);
  const action = { label: 'See the record', url: `${ctx.publicUrl}/organisation/sign-in` };
  if (!found.isVerified)
    return {
      subject: `${domain} is no longer a verified domain of ${name}`,
      paragraphs: [
        `The TXT record of ${domain} has been missing from its DNS for 30 days.`,
        'Addresses in this domain no longer give access through single sign-on or provisioning. Existing members are not affected.',
        'To verify the domain again, restore the record and press “Check”.',
      ],
      action,
    };
  return {
    subject: `The DNS record of ${domain} is missing`,
    paragraphs: [
      `We check once a week that ${domain} still belongs to ${name}. This time we did not find its TXT record.`,
      `Please restore the record by ${formatEmailTime(found.lapsesAt)}. Otherwise the domain is no longer verified, and addresses in it no longer give access through single sign-on or provisioning.`,
      'We check again every day. You do not need to do anything else once the record is back.',
    ],
    action,
    closing: ['If the domain is no longer yours, please remove it on the same page.'],
  };
}
