import { MongoClient } from 'mongodb';

/** Runs work with a MongoDB, as its administrator would, and closes the connection in any case. */
export async function withMongo<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
