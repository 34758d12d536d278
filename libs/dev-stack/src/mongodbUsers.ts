import { databaseOf } from '@aicp/service/process/readEnv';

export type MongodbUser = { user: string; pwd: string; roles: { role: string; db: string }[] };

/** The user for people: commands such as `npm run aicp -- migrate`, backups and tests. It has all rights. */
export const ROOT = 'root';

/** The name of the secret with a MongoDB user's password. */
export const mongodbPasswordOf = (user: string) => `MONGODB_PASSWORD_${user}`;

/** The file by which MongoDB's members authenticate each other, derived from a secret. It may contain only base64 characters. */
export const mongodbKeyFile = (secret: string) => Buffer.from(secret).toString('base64');

/**
 * One MongoDB user for each service, limited to its database; one who migrates all databases; and one who creates the other users.
 * @param ownRoles the roles of a service in its database
 */
export function mongodbUsers(
  services: readonly string[],
  secrets: Record<string, string>,
  ownRoles: readonly string[],
): MongodbUser[] {
  const rolesOn = (roles: readonly string[], names: readonly string[]) =>
    names.flatMap(name => roles.map(role => ({ role, db: databaseOf(name) })));
  const users = [
    { user: ROOT, roles: [{ role: 'root', db: 'admin' }] },
    { user: 'migrate', roles: rolesOn(['readWrite', 'dbAdmin'], services) },
    ...services.map(service => ({ user: service, roles: rolesOn(ownRoles, [service]) })),
  ];
  return users.map(({ user, roles }) => ({ user, pwd: secrets[mongodbPasswordOf(user)] ?? '', roles }));
}
