import { randomBytes } from 'node:crypto';
import { startProvider } from '@aicp/sign-in-simulator/startProvider';
import { nameServer } from './nameServer.ts';

type Staff = { name: string; email?: string; groups?: string[] };

/** Creates a company with a domain, its name server, and an identity provider on which its staff choose a user. */
export async function openCompany(publicUrl: string, dnsPort: number, staff: readonly Staff[]) {
  const domain = `firm-${randomBytes(4).toString('hex')}.example`;
  const client = { clientId: 'ai-compliance', clientSecret: randomBytes(32).toString('base64url') };
  const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`;
  const people = staff.map(({ name, email = addressOf(name), groups = [] }) => ({
    subject: `${domain} ${name}`,
    name,
    username: `${name.toLowerCase().replaceAll(' ', '.')}.${domain.slice(5, 13)}`,
    email,
    isEmailVerified: true,
    groups,
    methods: ['pwd', 'mfa'],
  }));
  const [names, provider] = await Promise.all([nameServer(dnsPort), startProvider({ ...client, publicUrl, people })]);
  return {
    ...client,
    domain,
    addressOf,
    names,
    issuer: provider.issuer,
    async stop() {
      names.stop();
      await provider.stop();
    },
  };
}
