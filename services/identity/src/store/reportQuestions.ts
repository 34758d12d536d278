import type { Redis } from 'ioredis';

const LIFETIME_SECONDS = 60;

export type ReportQuestions = ReturnType<typeof reportQuestions>;

const keyOf = (question: string) => `aicp:report-question:${question}`;

/** Questions about reports that reporting has answered. What it said is in the database; losing one only means to ask again. */
export function reportQuestions(redis: Redis) {
  return {
    async noteAnswer(question: string): Promise<void> {
      await redis.set(keyOf(question), '1', 'EX', LIFETIME_SECONDS);
    },

    /** Null while it is not, for `waitFor`. */
    async isAnswered(question: string): Promise<true | null> {
      return (await redis.exists(keyOf(question))) === 1 ? true : null;
    },
  };
}
