export { orderOutboxByAge as up } from '@aicp/service/migrations/buildCollections';
