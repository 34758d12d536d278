import { existsSync, readdirSync } from 'node:fs';

const services = new URL('../../../../../services/', import.meta.url);

/** The folder with the migrations of a service. */
export const migrationsOf = (service: string) => new URL(`${service}/src/migrations/`, services);

/** The services that have a database. */
export const listDatabaseOwners = () => readdirSync(services).filter(name => existsSync(migrationsOf(name)));
