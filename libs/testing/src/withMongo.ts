import { MongoClient } from 'mongodb';

/** Does some work with a MongoDB, as its administrator would, and closes the connection whatever comes of it. */
export async function withMongo<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
