export { orderOutboxByAge as up } from '@aicp/service/store/migrations/buildCollections';
