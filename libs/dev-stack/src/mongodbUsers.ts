import { databaseOf } from '@aicp/service/process/readEnv';

export type MongodbUser = { user: string; pwd: string; roles: { role: string; db: string }[] };

/** The user of people: commands such as `npm run aicp -- migrate`, backups and tests. May do everything. */
export const ROOT = 'root';

/** The name under which the password of a MongoDB user is kept. */
export const mongodbPasswordOf = (user: string) => `MONGODB_PASSWORD_${user}`;

/** The file by which MongoDB's members know each other, made of a secret; it may hold the characters of base64 alone. */
export const mongodbKeyFile = (secret: string) => Buffer.from(secret).toString('base64');

/**
 * A user of MongoDB for each service, who sees its database alone; one who migrates all of them; one who makes the others.
 * @param ownRoles what a service may do with its database
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
